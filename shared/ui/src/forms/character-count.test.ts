/** @jest-environment node */
import { characterCount, isCounted } from './character-count.ts';

test.each([
  [0, 30, 'Noch 30 Zeichen', false, false],
  [10, 30, 'Noch 20 Zeichen', false, true],
  [30, 30, 'Noch 0 Zeichen', false, true],
  [31, 30, '1 Zeichen zu viel', true, true],
  [0, 2000, 'Noch 2.000 Zeichen', false, false],
])('%i of %i characters: %s', (used, limit, text, over, near) => {
  expect(characterCount(used, limit)).toEqual({ text, over, near });
});

test.each([
  [0, 80, true],
  [0, 5_000, false],
  [4_500, 5_000, false],
  [4_501, 5_000, true],
  [5_001, 5_000, true],
])('%i of %i characters are counted: %s', (used, limit, counted) => {
  expect(isCounted(used, limit)).toBe(counted);
});
