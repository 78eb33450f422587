import { cleanText, cutText } from './clean-text.ts';

test.each([
  ['ein Name', 'Zoë Müller-Łuczak', 'Zoë Müller-Łuczak'],
  ['ein Name in Teilen', 'Zoe\u0308', 'Zo\u00EB'],
  ['eine umgedrehte Richtung', 'Rechnung \u202Efdp.exe\u202C', 'Rechnung fdp.exe'],
  ['eine abgesetzte Richtung', '\u2067Anna\u2069', 'Anna'],
  ['Zeichen ohne Breite', '\u200B\u200D\uFEFF \u2060', ''],
  ['weiche Trennung', 'Haus\u00ADhalt\u200B', 'Haushalt'],
  ['leere Buchstaben', '\u3164\u2800\u115F', ''],
  ['Akzente ohne Buchstaben', '\u0301\u0302', ''],
  ['ein Turm von Akzenten', `a${'\u0301'.repeat(60)}b`, `\u00E1${'\u0301'.repeat(4)}b`],
  ['ein Gesicht', '\u{1F468}\u200D\u{1F33E}', '\u{1F468}\u200D\u{1F33E}'],
])('formats-24 %s', (_name, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test.each([
  ['a face', `${'a'.repeat(8)}\u{1F600}bcd`],
  ['a family', `${'a'.repeat(7)}\u{1F468}\u200D\u{1F33E}bcd`],
  ['a skin tone', `${'a'.repeat(7)}\u{1F44D}\u{1F3FD}bcd`],
  ['a flag', `${'a'.repeat(7)}\u{1F1E9}\u{1F1EA}bcd`],
  ['a letter with its mark', `${'a'.repeat(8)}e\u0301\u0302bcd`],
])('TRUST-25 a cut never parts %s', (_name, text) => {
  const cut = cutText(text, 10);
  expect(cut).toMatch(/^a{7,8}…$/);
});

test('a text that is short enough stays; one that is cut says so', () => {
  expect(cutText('Guten Tag', 9)).toBe('Guten Tag');
  expect(cutText('Guten Tag, Renate', 11)).toBe('Guten Tag,…');
});
