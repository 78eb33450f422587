/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query';
import { endBefore, recordPageEnd } from './page-ends.ts';

const koeln = { search_location_id: 901 };
const page = (from: number) => Array.from({ length: 20 }, (_, index) => ({ id: from + index }));

test('OPER-10 jobs-103 a page begins after the last job of the one before, forwards and back', () => {
  const queries = new QueryClient();
  recordPageEnd(queries, {}, 0, page(1));
  recordPageEnd(queries, {}, 20, page(101));
  expect([0, 20, 40, 60].map((at) => endBefore(queries, {}, at))).toEqual([
    undefined,
    20,
    120,
    undefined,
  ]);
  expect(endBefore(queries, koeln, 20)).toBeUndefined();
});

test('jobs-103 the first page begins a new list, and what is no job is no place to go on from', () => {
  const queries = new QueryClient();
  recordPageEnd(queries, {}, 20, page(101));
  recordPageEnd(queries, {}, 0, [...page(1).slice(1), { id: -1 }]);
  expect([20, 40].map((at) => endBefore(queries, {}, at))).toEqual([undefined, undefined]);
  recordPageEnd(queries, {}, 0, []);
  expect(endBefore(queries, {}, 0)).toBeUndefined();
});
