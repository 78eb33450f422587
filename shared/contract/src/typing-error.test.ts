import { beginsWithOneError } from './typing-error.ts';

test.each([
  ['hamburg', 'hamburg', true],
  ['hamburg', 'hambu', true],
  ['hamburg', 'hanburg', true],
  ['hamburg', 'hambrg', true],
  ['hamburg', 'hammburg', true],
  ['hamburg', 'hambrug', true],
  ['hamburg', 'hamburgg', true],
  ['hamburg', 'jamburg', true],
  ['hamburg', 'amburg', true],
  ['hamburg', 'hmabu', true],
  ['hamburg', 'hanbrug', false],
  ['hamburg', 'hammburgg', false],
  ['hamburg', 'bamberg', false],
  ['hamburg', 'hamburgerin', false],
  ['hof', 'hofheim', false],
])('%s for %s typed: %p', (word, typed, expected) => {
  expect(beginsWithOneError(word, typed)).toBe(expected);
});
