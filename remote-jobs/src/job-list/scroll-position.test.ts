import { QueryClient } from '@tanstack/react-query';
import { findPlace, storeScrollPosition } from './scroll-position.ts';

const place = {
  entry: 'abc',
  filter: '{}',
  pageRows: [20, 20],
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
  expect(findPlace(queries, place)).toBeNull();
  storeScrollPosition(queries, place);
  expect(findPlace(queries, { ...place, ...now })).toEqual(expected);
  queries.clear();
});
