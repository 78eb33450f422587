/** @jest-environment node */
import { buildMessage } from '@silverjobs/testing';
import { messageBlocks } from './message-blocks.ts';

const places = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => buildMessage(from + index));
const shape = (from: number, to: number) =>
  messageBlocks(places(from, to)).map(({ number, messages }) => [number, messages.length]);

test.each<[string, [number, number], number[][]]>([
  ['nothing', [0, 0], []],
  ['a short conversation', [0, 3], [[0, 3]]],
  ['the end of a long one', [4_988, 5_000], [[199, 12]]],
  [
    'with the batch before: what was there stays in its block',
    [4_958, 5_000],
    [
      [198, 17],
      [199, 25],
    ],
  ],
])('MSG-06 blocks of %s', (_, [from, to], expected) => {
  expect(shape(from, to)).toEqual(expected);
});
