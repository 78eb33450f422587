/** @jest-environment node */
import { isClientKey } from './message-draft.ts';

test.each([
  ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
  ['0f8fad5b', false],
  ['', false],
  [null, false],
  [7, false],
])('MSG-10 the stored key %p is one: %p', (stored, expected) => {
  expect(isClientKey(stored)).toBe(expected);
});
