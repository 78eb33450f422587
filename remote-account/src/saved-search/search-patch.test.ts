/** @jest-environment node */
import { buildJobSearchDetail, buildWhereOption } from '@silverjobs/testing';
import { parseSearchId } from './search-id.ts';
import { locationPatch, mapPlace } from './search-patch.ts';

const nothing = { regions_id: null, postal_code: null, radius: null };

test.each([
  [
    'a postal code',
    buildWhereOption(),
    {
      ...nothing,
      search_location_id: 901,
      search_location_label: '50667 Köln, Umkreis 10 km',
      postal_code: '50667',
      radius: 10,
    },
  ],
  [
    'a Land',
    buildWhereOption({
      id: 109,
      label: 'Bayern',
      type: 'region_id',
      value: 109,
      region: 109,
      radius: 0,
    }),
    {
      ...nothing,
      search_location_id: 109,
      search_location_label: 'Bayern',
      regions_id: 109,
      radius: 0,
    },
  ],
  ['no place', null, { ...nothing, search_location_id: null, search_location_label: null }],
])('EDIT-02 %s changes five fields', (_, place, patch) => {
  expect(locationPatch(place)).toEqual(patch);
});

const köln = buildJobSearchDetail();

test.each([
  [
    'a postal code: its radius in metres',
    köln,
    { label: '50667 Köln', at: { lat: 50.94, lon: 6.96 }, radius: 10_000 },
  ],
  [
    'a Land: the whole of it',
    { ...köln, map_location_label: 'Bayern', regions_id: 109, radius: 0, latitude: null },
    { label: 'Bayern', state: 9, radius: 0 },
  ],
  [
    'no place: everything',
    { ...köln, map_location_label: null },
    { label: 'Ohne Einschränkung auf einen Ort' },
  ],
])('EDIT-01 the map of %s', (_, search, place) => {
  expect(mapPlace(search)).toEqual(place);
});

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['7a', null],
  ['', null],
  [undefined, null],
])('EDIT-04 the id %p in the address is %p', (text, id) => {
  expect(parseSearchId(text)).toBe(id);
});
