import { closeNames, errorsBetween } from './close-names.ts';
import { readTypedText } from './typed-text.ts';

test.each([
  ['köln', 'köln', 0],
  ['köln', 'koln', 1],
  ['hamburg', 'hambrug', 1],
  ['oberhausen', 'oberhasun', 2],
  ['', 'ab', 2],
])('between %p and %p are %p errors', (a, b, errors) => {
  expect(errorsBetween(a, b)).toBe(errors);
});

test.each([
  ['Oberhasuen', ['oberhausen']],
  ['Essn', []],
  ['Dorfhausen', []],
])('FIND-03 two errors in the name of a town are forgiven: %p', (typed, names) => {
  const vocabulary = [
    { word: 'oberhausen', phrase: 'oberhausen', population: 200_000 },
    { word: 'essen', phrase: 'essen', population: 500_000 },
    { word: 'dorfhaufen', phrase: 'dorfhaufen', population: 90 },
  ];
  const text = readTypedText(typed);
  expect(text && closeNames(text, vocabulary).map((reading) => reading.typed.spelled)).toEqual(
    names,
  );
});
