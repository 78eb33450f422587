/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query';
import { restoredJobPosition, storeScrollPosition } from './scroll-position.ts';

const place = {
  entry: 'abc',
  filter: '{}',
  pageRows: [20, 20],
  groupStarts: { near: 3 },
  parts: { starts: [0], current: 0 },
  view: { ranges: [], scrollTop: 3_000 },
  jobId: 27,
};

test.each([
  ['the same list', {}, place],
  ['a new visit', { entry: 'def' }, null],
  ['another filter', { filter: '{"search_what_id":61}' }, null],
])('POOL-11 the place for %s', (_, now, expected) => {
  const queries = new QueryClient();
  expect(restoredJobPosition(queries, place)).toBeNull();
  storeScrollPosition(queries, place);
  expect(restoredJobPosition(queries, { ...place, ...now })).toEqual(expected);
  queries.clear();
});

test('FIND-01 jobs-93 each list of the history has its place, the last 20 of them', () => {
  const queries = new QueryClient();
  const entries = Array.from({ length: 21 }, (_, index) => String(index));
  for (const entry of entries) storeScrollPosition(queries, { ...place, entry });
  storeScrollPosition(queries, { ...place, entry: '20', jobId: 5 });
  const found = entries.map((entry) => restoredJobPosition(queries, { ...place, entry })?.jobId);
  expect(found).toEqual([undefined, ...Array(19).fill(27), 5]);
  queries.clear();
});
