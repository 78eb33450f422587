/** @jest-environment node */
import { findByPrefix, nextActive } from './option-navigation.ts';

test.each([
  ['ArrowDown', -1, 5, 0],
  ['ArrowDown', 4, 5, 0],
  ['ArrowUp', -1, 5, 4],
  ['ArrowUp', 0, 5, 4],
  ['ArrowUp', 3, 5, 2],
  ['PageDown', 0, 25, 10],
  ['PageDown', 20, 25, 24],
  ['PageUp', 4, 25, 0],
  ['Home', 3, 5, 0],
  ['End', 0, 5, 4],
  ['a', 0, 5, null],
  ['ArrowDown', -1, 0, null],
])('%s from %i of %i options leads to %s', (key, active, count, expected) => {
  expect(nextActive(key, active, count, false)).toBe(expected);
});

test.each(['Home', 'End'])('%s in a combobox belongs to the caret', (key) => {
  expect(nextActive(key, 1, 5, true)).toBeNull();
});

const names = ['Alltagshilfe', 'Buchhaltung', 'Betreuung', 'Ärztliche Hilfe'];

test.each([
  ['b', 0, 1],
  ['b', 2, 2],
  ['BE', 0, 2],
  ['ä', 0, 3],
  ['a', 1, 0],
  ['z', 0, -1],
])('typing %s from %i finds option %i', (typed, from, expected) => {
  expect(findByPrefix(typed, from, names.length, (index) => names[index] ?? '')).toBe(expected);
});
