/** @jest-environment node */
import { NO_FILTER, type SearchFilter } from '../filter/search-filter.ts';
import { withLocation, withoutPart, withPosition } from './apply-suggestion.ts';

const filter: SearchFilter = {
  ...NO_FILTER,
  position: { id: 61, label: 'Empfang' },
  refinement: { order: 'newest' },
};

test.each([
  ['a wider radius', 902, 25, { type: 'postal_code', radius: 25, region: null }],
  ['a Land', 20, 0, { type: 'region_id', radius: 0, region: null }],
  ['Homeoffice', 4, 0, { type: 'region_id', value: 2, radius: 0, region: 2 }],
  ['everywhere', -1, null, { type: 'all', radius: null, region: null }],
])('%s takes the place of the location', (_, search_location_id, radius, location) => {
  const suggestion = { search_location_id, label: 'Ort', radius, count: 3 };
  expect(withLocation(filter, suggestion)).toEqual({
    ...filter,
    location: expect.objectContaining({ id: search_location_id, label: 'Ort', ...location }),
  });
});

test('a related occupation takes the place of the position', () => {
  expect(withPosition(filter, { search_what_id: 62, label: 'Telefon', count: 3 })).toEqual({
    ...filter,
    position: { id: 62, label: 'Telefon' },
  });
});

test.each([
  ['activities', { order: 'newest', scope: 'near', job_type_ids: '1', work_load_ids: '1,2' }],
  ['radius', { order: 'newest', job_type_ids: '1', work_load_ids: '1,2' }],
  ['job_type_ids', { order: 'newest', scope: 'fitting', work_load_ids: '1,2' }],
  ['work_load_ids', { order: 'newest', scope: 'fitting', job_type_ids: '1' }],
] as const)('HERS-05 without %s all other parts stay', (without, refinement) => {
  const narrow: SearchFilter = {
    ...filter,
    refinement: { order: 'newest', scope: 'fitting', job_type_ids: '1', work_load_ids: '1,2' },
  };
  expect(withoutPart(narrow, { without, count: 3 })).toEqual({ ...narrow, refinement });
});

test('HERS-05 a wider place or related work takes the place of what it widens, and of no more', () => {
  const scope = 'fitting';
  const narrow: SearchFilter = { ...filter, refinement: { scope, job_type_ids: '1' } };
  const place = { search_location_id: 902, label: 'Köln', radius: 25, count: 3 };
  expect(withLocation(narrow, place).refinement).toEqual({ job_type_ids: '1' });
  const work = { search_what_id: 62, label: 'Telefon', count: 3 };
  expect(withPosition(narrow, work).refinement).toEqual({ scope: 'near', job_type_ids: '1' });
});
