import { activitiesText, profilePlaceText, searchTitle } from './search-texts.ts';

test.each([
  [[], null],
  [['Empfang'], 'Empfang'],
  [['Empfang', 'Büro', 'Telefon'], 'Empfang, Büro, Telefon'],
  [['Empfang', 'Büro', 'Telefon', 'Garten', 'Küche'], 'Empfang, Büro, Telefon und 2 weitere'],
])('ACCT-08 activities of a profile %p are %p', (labels, expected) => {
  expect(activitiesText(labels)).toBe(expected);
});

test.each([
  ['Empfang', 'Bayern', 'Empfang, Bayern'],
  ['Empfang', null, 'Empfang'],
  [null, 'Bayern', 'Alle Tätigkeiten, Bayern'],
])('ACCT-08 a search for %p in %p has the title %p', (what, where, expected) => {
  expect(searchTitle(what, where)).toBe(expected);
});

test('ACCT-08 a title never exceeds what the contract allows', () => {
  expect(searchTitle('a'.repeat(200), 'b'.repeat(300))).toHaveLength(200);
});

test.each([
  ['50667', 'Köln', 10_000, '50667 Köln, Umkreis 10 km'],
  ['50667', null, null, '50667'],
  [null, 'Köln', 10_000, null],
])('EDIT-03 a profile at %p %p within %p m reads %p', (code, city, radius, expected) => {
  expect(profilePlaceText(code, city, radius)).toBe(expected);
});
