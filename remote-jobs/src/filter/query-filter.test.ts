/** @jest-environment node */
import { readQueryFilter, writeQueryFilter } from './query-filter.ts';
import { NO_FILTER } from './search-filter.ts';

test.each([
  [
    'both with labels',
    '?search_what_id=61&search_what_label=Empfang&search_location_id=901&search_location_label=K%C3%B6ln',
    { id: 61, label: 'Empfang' },
    { id: 901, label: 'Köln' },
  ],
  ['an id without label', '?search_what_id=61', { id: 61, label: 'Nummer 61' }, null],
  ['a label without id', '?search_what_label=Empfang', null, null],
  ['an id that is no number', '?search_what_id=1%20OR%201&search_what_label=x', null, null],
  ['id 0 and a negative one', '?search_what_id=0&search_location_id=-7', null, null],
  ['all places', '?search_location_id=-1', null, { id: -1 }],
  ['nothing', '', null, null],
])('LIST-01 the address of /jobs with %s', (_, search, position, location) => {
  const filter = readQueryFilter(search);
  expect(filter.position).toEqual(position);
  if (location) expect(filter.location).toMatchObject(location);
  else expect(filter.location).toBeNull();
});

test('LIST-01 a filter survives the address', () => {
  const filter = readQueryFilter('?search_what_id=61&search_what_label=Empfang');
  const search = writeQueryFilter('?a=b', filter);
  expect(readQueryFilter(search)).toEqual(filter);
  expect(writeQueryFilter(search, NO_FILTER)).toBe('?a=b');
});

test('jobs-90 order, scope and kinds stand in the address of /jobs under their own names', () => {
  const filter = readQueryFilter('?scope=fitting&order=newest&job_type_ids=1,2&work_load_ids=x');
  expect(filter.refinement).toEqual({ scope: 'fitting', order: 'newest', job_type_ids: '1,2' });
  const search = writeQueryFilter('?scope=near', filter);
  expect(readQueryFilter(search)).toEqual(filter);
  expect(writeQueryFilter(search, NO_FILTER)).toBe('');
});
