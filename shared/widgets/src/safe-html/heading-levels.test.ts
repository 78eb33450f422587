/** @jest-environment node */
import { shiftHeadings } from './heading-levels.ts';

test.each([
  ['none', [], 3, []],
  ['one level becomes the first', [1], 3, [[1, 3]]],
  [
    'an order is kept',
    [2, 3, 2],
    3,
    [
      [2, 3],
      [3, 4],
    ],
  ],
  [
    'gaps are closed',
    [1, 4, 6],
    3,
    [
      [1, 3],
      [4, 4],
      [6, 5],
    ],
  ],
  [
    'nothing goes below level 6',
    [1, 2, 3],
    5,
    [
      [1, 5],
      [2, 6],
      [3, 6],
    ],
  ],
])('shifts headings: %s', (_, levels, first, expected) => {
  expect([...shiftHeadings(levels, first)]).toEqual(expected);
});
