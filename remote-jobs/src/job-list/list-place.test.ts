import { QueryClient } from '@tanstack/react-query';
import { findPlace, keepPlace } from './list-place.ts';

const place = {
  entry: 'abc',
  filter: '{}',
  loaded: 40,
  view: { ranges: [], scrollTop: 3_000 },
  jobId: 27,
};

test.each([
  ['the same list', {}, place],
  ['with more rows than before', { loaded: 60 }, place],
  ['a new visit', { entry: 'def' }, null],
  ['another filter', { filter: '{"search_what_id":61}' }, null],
  ['a list that starts again', { loaded: 20 }, null],
])('POOL-11 the place for %s', (_, now, expected) => {
  const queries = new QueryClient();
  expect(findPlace(queries, place)).toBeNull();
  keepPlace(queries, place);
  expect(findPlace(queries, { ...place, ...now })).toEqual(expected);
  queries.clear();
});
