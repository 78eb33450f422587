import { cleanText } from './clean-text.ts';

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
