import { containsFolded, foldText, startsFolded } from './fold-text.ts';

test.each([
  ['Büro', 'büro', true],
  ['Büro', 'buero', true],
  ['Büro', 'buro', true],
  ['Buero', 'Büro', true],
  ['Straßenbau', 'strassen', true],
  ['STRASSE', 'straße', true],
  ['Café', 'cafe', true],
  ['Betreuer', 'er', true],
  ['Bauer', 'bauen', false],
  ['Kauffrau/-mann', 'kauffrau mann', true],
  ['Empfang', 'Empfangs', false],
  ['Steuerberatung', 'steue', true],
  ['Empfang', '', true],
])('PICK-01 %p contains %p: %p', (text, part, expected) => {
  expect(containsFolded(foldText(text), foldText(part))).toBe(expected);
});

test('PICK-01 the beginning is compared as forgivingly', () => {
  expect(startsFolded(foldText('Ärztin'), foldText('aerz'))).toBe(true);
  expect(startsFolded(foldText('Die Ärztin'), foldText('aerz'))).toBe(false);
});
