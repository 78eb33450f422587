import { judgeText } from './judge-text.ts';

test.each([
  'Ihre Nachricht ist angekommen.',
  'Passt zu Bewerberinnen und Bewerbern ab 60.',
  'Zurück zu „Mein Profil“',
  'Das kostet 19,99 € im Monat …',
  'Ihre silver+-Mitgliedschaft endet am 12.11.2026.',
  'Lade Kandidaten...',
  'Direktansprache eines Kandidaten',
])('words-1 to words-9 let pass: %s', (text) => {
  expect(judgeText(text)).toEqual([]);
});

test.each([
  ['Der Token ist ungültig.', 'words-1'],
  ['Zurück zu Mein Profil', 'words-2'],
  ['Name, den Bewerber sehen', 'words-5'],
  ['Wir haben "Köln" nicht gefunden.', 'words-6'],
  ['Wir haben Köln“ nicht gefunden.', 'words-6'],
  ['Das kostet 19.99 € im Monat.', 'words-6'],
  ['Bitte warten Sie...', 'words-6'],
  ['Ihre silver+ Mitgliedschaft endet.', 'words-9'],
  ['zuzüglich 19 % Mehrwertsteuer', 'words-9'],
  [`Das ist ${'sehr '.repeat(20)}lang.`, 'words-1'],
])('words-1 to words-9 refuse: %s', (text, rule) => {
  expect(judgeText(text)).toEqual([expect.stringContaining(rule)]);
});
