import { type ScamSign, scamSigns, scamSignsText } from './scam-signs.ts';

test.each<[string, ScamSign[]]>([
  ['Bitte schicken Sie mir eine Kopie Ihres Personalausweises.', ['identity']],
  ['Wir brauchen ein Foto vom Ausweis, Vorder- und Rückseite.', ['identity']],
  ['Senden Sie uns Ihren Reisepass.', ['identity']],
  ['Dafür machen Sie bitte ein VideoIdent.', ['identity']],
  ['Wie lautet Ihre Steuer-ID?', ['identity']],
  ['Nennen Sie mir Ihre IBAN, dann geht es los.', ['bank']],
  ['Wir benötigen Ihre Kontodaten und Kreditkartennummer.', ['bank']],
  ['Die Bearbeitungsgebühr von 49 Euro überweisen Sie vorab.', ['fee']],
  ['Bitte vorab überweisen.', ['fee']],
  ['Kaufen Sie Gutscheinkarten und senden Sie mir die Codes.', ['fee']],
  ['Schreiben Sie mir auf WhatsApp: 0151 2345678', ['messenger']],
  ['Melden Sie sich bei Telegram @jobs24', ['messenger']],
  ['Schreiben Sie mir über Signal.', ['messenger']],
  ['IBAN und Ausweis bitte per Whats App!', ['identity', 'bank', 'messenger']],
  // Written to slip past a search.
  ['ＩＢＡＮ', ['bank']],
])('a hint beside %j', (message, expected) => {
  expect(scamSigns(message)).toEqual(expected);
});

test.each([
  'Passt Ihnen ein Gespräch am Dienstag um 10 Uhr bei uns im Haus?',
  'Das ist ein gutes Signal für die Schule.',
  'Beim Signalton bitte eintreten.',
  'Wir übernehmen die Kosten für Ihre Fahrkarte.',
  'Sie bekommen den Lohn am Monatsende.',
  'Wir freuen uns, ausweislich Ihres Lebenslaufs, auf Sie.',
  'Ihr Ehrenamt ist bei uns ein Konto wert.',
  '',
])('no hint beside %j', (message) => {
  expect(scamSigns(message)).toEqual([]);
});

test.each<[ScamSign[], string]>([
  [['bank'], 'Bankdaten'],
  [['bank', 'fee'], 'Bankdaten oder Geld im Voraus'],
  [
    ['identity', 'bank', 'messenger'],
    'einen Ausweis, Bankdaten oder einen anderen Nachrichtendienst',
  ],
])('the hint names %j', (signs, expected) => {
  expect(scamSignsText(signs)).toBe(expected);
});
