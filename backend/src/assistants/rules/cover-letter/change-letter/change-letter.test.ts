import { SAMPLES } from '../testing/letter-samples.ts';
import { type Message, writeLetter } from '../testing/write-letter.ts';

const [sample] = SAMPLES;
if (!sample) throw new Error('no sample');
const change = (...wishes: Message[]) => writeLetter(sample, [...sample.messages, ...wishes]);
const first = change().at(-1)?.letter ?? '';
const last = (...wishes: Message[]) => change(...wishes).at(-1);

test.each([
  ['kürzer', /^(?![\s\S]*Krankenhaus)/],
  ['das ist zu lang', /^(?![\s\S]*Krankenhaus)/],
  ['länger', /Außer Deutsch spreche ich Englisch\./],
  ['bitte sachlich', null],
  ['persönlicher', /Ihre Anzeige hat mich gleich angesprochen, weil/],
  ['nicht so förmlich', /Guten Tag Frau Dr\. Vogt,/],
  ['selbstbewusster bitte', /ich bin überzeugt, dass Ihre Stelle und ich gut zueinander passen/],
  ['Ansprechpartnerin ist Frau Klein', /Frau Klein\n[\s\S]*Sehr geehrte Frau Klein,/],
  ['die Firma heißt Praxis am Park', /\nPraxis am Park\n/],
  [
    'die Adresse der Praxis ist Ringstraße 4, 50667 Köln',
    /Frau Dr\. Vogt\nRingstraße 4\n50667 Köln\n\n/,
  ],
  ['füge hinzu, dass ich gut zuhören kann', /Ich kann gut zuhören\./],
  ['schreib noch rein dass ich polnisch spreche', /Ich spreche Polnisch\./],
  ['ohne Word', /arbeite ich mit Outlook und Praxisprogramm\./],
  ['streiche den Satz mit dem Krankenhaus', /^(?![\s\S]*Krankenhaus)/],
  ['ohne Telefonnummer', /^(?!.*\n.*\n.*\nTelefon)/],
  ['statt Patienten schreib Menschen', /warteten die Menschen/],
  ['statt patienten lieber leute', /warteten die Leute/],
  ['kannst du das mit dem Krankenhaus weglassen', /^(?![\s\S]*Krankenhaus)/],
  ['Den Satz mit dem Krankenhaus bitte raus', /^(?![\s\S]*Krankenhaus)/],
  ['da steht ruhige Stimme, das muss raus', /^(?![\s\S]*ruhige Stimme)/],
  ['ersetze „Patienten“ durch „Leute“', /warteten die Leute/],
  ['Ersetze die Anrede durch Guten Tag', /\n\nGuten Tag,\n\n/],
  ['tausche den Gruß gegen Viele Grüße', /\n\nViele Grüße\n\n/],
  ['streiche den dritten Absatz', /^(?![\s\S]*Bestellsystem)/],
  ['der letzte Satz soll weg', /^(?![\s\S]*Einladung)/],
  [
    'ändere den zweiten Absatz: am empfang war ich immer gern',
    /\n\nAm Empfang war ich immer gern\.\n\n/,
  ],
  [
    'ab 1. März, drei Vormittage',
    /ab dem 1\. März, und ich möchte gern an drei Vormittagen pro Woche/,
  ],
  ['Mit Lebenslauf', /\n\nAnlage\nLebenslauf$/],
  ['Lebenslauf liegt bei', /\n\nAnlage\nLebenslauf$/],
  ['ich wohne jetzt in der Lindenstraße 5, 50674 Köln', /Lindenstraße 5\n50674 Köln/],
])('TALK-05 the letter is changed by %j', (wish, expected) => {
  const reply = last(wish);
  if (expected === null) expect(reply?.text).toContain('nichts geändert');
  else expect(reply?.letter).toMatch(expected);
  expect(reply?.letter ?? '').not.toMatch(/\n{3}| {2}|\.\./);
});

test.each([
  ['Lila Wolken', /nicht verstanden[\s\S]*Das kann ich:/],
  ['auf Englisch bitte', /nur auf Deutsch/],
  ['schick es jetzt ab', /Mit diesem Brief bewerben/],
  ['schick ihn ab', /Mit diesem Brief bewerben/],
  ['ohne Steuererklärung', /kommt im Brief nicht vor/],
  ['streiche den sechsten Absatz', /Diesen gibt es nicht/],
  ['Du Idiot', /lasse ich so stehen/],
  ['warum steht da Praxis?', /stammt aus Ihrem Profil/],
  ['das gefällt mir nicht', /Was soll anders werden/],
])('TALK-05 %j leaves the letter, says why, and offers what can be done', (wish, expected) => {
  const reply = last(wish);
  expect(reply?.text).toMatch(expected);
  expect(reply?.letter).toBeUndefined();
  expect(reply?.choices).toContain('Kürzer');
});

test('TALK-05 her own changes stay under every change by words, and a conflict is told', () => {
  const edit = (letter: string) =>
    letter
      .replace(
        'auf Ihre Anzeige bewerbe ich mich bei Ihnen,',
        'Ihre Nachbarin erzählte mir von Ihnen,',
      )
      .replace('Danach warteten', 'Seitdem warten');
  const reply = last({ text: 'herzlicher', letter: edit });
  expect(reply?.letter).toContain('Ihre Nachbarin erzählte mir von Ihnen,');
  expect(reply?.letter).toContain('Seitdem warten die Patienten');
  expect(reply?.letter).toContain('Ich freue mich sehr, wenn wir uns persönlich kennenlernen.');
  expect(reply?.text).toContain(
    'Das haben Sie selbst geschrieben, deshalb habe ich es so gelassen: „Ihre Nachbarin',
  );
  const later = last({ text: 'herzlicher', letter: edit }, 'kürzer', 'füge hinzu: Ich backe gern');
  expect(later?.letter).toContain('Ihre Nachbarin erzählte mir von Ihnen,');
  expect(later?.letter).toContain('Ich backe gern.');
});

test('TALK-05 a sheet that is written anew, or emptied of its form, still takes a sentence', () => {
  const reply = last({
    text: 'füge hinzu: Ich backe gern',
    letter: () => 'Hallo Anna,\n\nich komme.',
  });
  expect(reply?.letter).toBe('Hallo Anna,\n\nich komme.\n\nIch backe gern.');
  const long = last({ text: 'herzlicher', letter: () => 'Zeile.\n'.repeat(1_500) });
  expect(long?.text).toContain('so lang, dass ich ihn nicht mehr als Ganzes ändern kann');
});

test('TALK-05 a change that is not wanted after all is taken back, and what was left is not called hers', () => {
  expect(last('herzlicher', 'nein, doch lieber nicht')?.letter).toBe(first);
  expect(last('ohne ab sofort', 'herzlicher')?.text).not.toContain('selbst geschrieben');
});

test('TALK-05 TALK-15 changes by words and by hand are taken back one by one', () => {
  expect(last('kürzer', 'herzlicher', 'Rückgängig', 'Rückgängig')?.letter).toBe(first);
  expect(last('Rückgängig')?.text).toContain('keine frühere Fassung');
  const own = (letter: string) => letter.replace('Danach', 'Seitdem');
  const warm = last('herzlicher')?.letter ?? '';
  const hers = { text: 'Rückgängig', letter: own };
  expect(last('herzlicher', hers)?.letter).toBe(warm);
  expect(last('herzlicher', hers, 'Rückgängig')?.letter).toBe(first);
  // Gone back to by hand: the next change that is taken back is the one before.
  expect(last('kürzer', 'herzlicher', { text: 'Rückgängig', letter: () => first })?.text).toContain(
    'keine frühere Fassung',
  );
});

test('TALK-05 a letter that is liked leads to the application', () => {
  for (const words of ['so passt es', 'super, danke', 'Gut so'])
    expect(last(words)?.text).toContain('Mit diesem Brief bewerben');
});

test('TALK-05 a verb whose parts stand apart in the letter is found', () => {
  const reply = last('füge hinzu: Ich sitze nicht gern nur rum', 'den Satz mit dem Rumsitzen raus');
  expect(reply?.letter).toBe(first);
});

test('TALK-05 a paragraph is written anew in her words, or left', () => {
  const [asked, changed] = change(
    'ändere den zweiten Absatz',
    'hab 34 jahre am empfang gearbeitet',
  ).slice(-2);
  expect(asked?.text).toContain('Wie soll er lauten?');
  expect(asked?.choices).toContain('Absatz so lassen');
  expect(changed?.letter).toContain('\n\nIch habe 34 Jahre am Empfang gearbeitet.\n\n');
  expect(last('ändere den zweiten Absatz', 'Absatz so lassen')?.text).toContain(
    'bleibt, wie er ist',
  );
});

test('assistants-62 a salutation that is none is refused with the way to write it oneself', () => {
  const reply = last('Ersetze die Anrede durch Servus miteinander');
  expect(reply?.text).toContain('im Blatt bei „Anrede“');
  expect(reply?.letter ?? first).toBe(first);
});
