/** @jest-environment node */
import { buildConversation } from '@silverjobs/testing';
import { stableOrder } from './stable-order.ts';

const rows = (...ids: number[]) => ids.map((id) => buildConversation({ id }));

test.each<[name: string, shown: number[], now: number[], expected: number[]]>([
  ['nothing has changed', [1, 2, 3], [1, 2, 3], [1, 2, 3]],
  ['one has come to the front', [1, 2, 3], [3, 1, 2], [1, 2, 3]],
  ['a new one waits', [1, 2, 3], [9, 1, 2, 3], [1, 2, 3]],
  ['a further page follows', [1, 2], [1, 2, 3, 4], [1, 2, 3, 4]],
  ['both at once', [1, 2], [9, 2, 1, 3], [1, 2, 3]],
  ['one is gone', [1, 2, 3], [1, 3], [1, 3]],
  ['nothing was drawn', [], [1, 2], [1, 2]],
])('%s', (_, shown, now, expected) => {
  expect(stableOrder(shown, rows(...now)).map(({ id }) => id)).toEqual(expected);
});
