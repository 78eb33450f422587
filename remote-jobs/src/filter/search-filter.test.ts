/** @jest-environment node */
import {
  isQueryable,
  mergeFilters,
  NO_FILTER,
  parseLocation,
  parsePosition,
  parseSearchFilter,
  type SearchFilter,
  sameSearch,
  toJobFilter,
  toListFilter,
  unfiltered,
  writeFilter,
} from './search-filter.ts';

const refinement = { scope: 'near', order: 'newest', job_type_ids: '1,2' } as const;
const position = { id: 61, label: 'Empfang' };
const location = {
  id: 901,
  label: '50667 Köln, Umkreis 10 km',
  type: 'postal_code' as const,
  value: '50667',
  radius: 10,
  region: null,
};
const all = { ...location, id: -1, label: 'Alle Regionen und Postleitzahlen' };

test.each([
  ['a whole one', position, position],
  ['more members than needed', { ...position, matching_keywords: 'x', foo: 1 }, position],
  ['a number as text', { id: '61', label: 'Empfang' }, null],
  ['no id', { label: 'Empfang' }, null],
  ['id 0', { id: 0, label: 'Empfang' }, null],
  ['a negative id', { id: -7, label: 'Empfang' }, null],
  ['a command as id', { id: '1 OR 1=1', label: 'Empfang' }, null],
  ['a broken number', { id: 1.5, label: 'Empfang' }, null],
  ['an id that no database has', { id: 1e12, label: 'Empfang' }, null],
  ['no label', { id: 61 }, null],
  ['a blank label', { id: 61, label: '  ' }, null],
  ['a label as long as a book', { id: 61, label: 'x'.repeat(301) }, null],
  ['a label that is no text', { id: 61, label: { toString: 'x' } }, null],
  ['a list', [position], null],
  ['text', 'Empfang', null],
  ['only a number', 7, null],
  ['null', null, null],
])('POOL-10 a stored position that is %s', (_, value, expected) => {
  expect(parsePosition(value)).toEqual(expected);
});

test.each([
  ['a whole one', location, location],
  ['all places', all, all],
  [
    'of an older version, with id and label only',
    { id: 901, label: 'Köln' },
    { id: 901, label: 'Köln', type: 'postal_code', value: '', radius: null, region: null },
  ],
  ['an unknown type', { ...location, type: 'planet' }, null],
  ['id -2', { ...location, id: -2 }, null],
  ['a negative radius', { ...location, radius: -5 }, null],
  ['a radius as text', { ...location, radius: '10' }, null],
  ['a value that is an object', { ...location, value: {} }, null],
  ['a number', 7, null],
])('POOL-10 a stored location that is %s', (_, value, expected) => {
  expect(parseLocation(value)).toEqual(expected);
});

test.each([
  ['broken JSON', '?position={"id":61', NO_FILTER],
  ['a prototype', '?position={"__proto__":{"id":61,"label":"x"}}', NO_FILTER],
  ['endless JSON', `?position=${'['.repeat(5_000)}`, NO_FILTER],
  [
    'more than a filter needs',
    `?position={"id":61,"label":"Empfang","x":"${'x'.repeat(3_000)}"}`,
    NO_FILTER,
  ],
  ['broken percent signs', '?position=%E0%A4%A', NO_FILTER],
  ['nothing', '', NO_FILTER],
  [
    'a broken and a whole one',
    '?location=x&position={"id":61,"label":"Empfang"}',
    { ...NO_FILTER, position },
  ],
])('POOL-10 an address with %s', (_, search, expected) => {
  expect(parseSearchFilter(search)).toEqual(expected);
});

test('POOL-09 a filter survives the address; other parameters stay', () => {
  const search = writeFilter('?ansicht=karte&position=alt', { position, location, refinement });
  expect(parseSearchFilter(search)).toEqual({ position, location, refinement });
  expect(new URLSearchParams(search).get('ansicht')).toBe('karte');
  expect(writeFilter(search, NO_FILTER)).toBe('?ansicht=karte');
  expect(writeFilter('?position=x', NO_FILTER)).toBe('');
});

test('POOL-09 the address wins over the storage, each key by itself', () => {
  const stored = { position: { id: 1, label: 'Alt' }, location, refinement };
  const both = { position, location, refinement };
  expect(mergeFilters({ ...NO_FILTER, position }, stored)).toEqual(both);
  expect(mergeFilters({ ...NO_FILTER, refinement: {} }, stored).refinement).toEqual(refinement);
  expect(mergeFilters(both, NO_FILTER)).toEqual(both);
});

test.each([
  ['nothing chosen', NO_FILTER, {}],
  [
    'position and location',
    { ...NO_FILTER, position, location },
    { search_what_id: 61, search_location_id: 901 },
  ],
  ['all places', { ...NO_FILTER, position, location: all }, { search_what_id: 61 }],
  ['Homeoffice', { ...NO_FILTER, location: { ...location, id: 4 } }, { search_location_id: 4 }],
  [
    'everything else, without the order',
    { ...NO_FILTER, refinement },
    { scope: 'near', job_type_ids: '1,2' },
  ],
])('POOL-03 parameters for %s', (_, filter, expected) => {
  expect(toJobFilter(filter)).toEqual(expected);
});

test.each([
  ['no position', null, true],
  ['a position with an id', { id: 61 }, true],
  ['a position without id', {}, false],
  ['a position with id 0', { id: 0 }, false],
])('POOL-06 whether the list is asked for with %s', (_, chosen, expected) => {
  expect(isQueryable({ position: chosen })).toBe(expected);
});

test('FIND-01 only the list is ordered', () => {
  expect(toListFilter({ ...NO_FILTER, refinement })).toEqual(refinement);
});

test('jobs-90 without filters the order stays', () => {
  const all = unfiltered({ position, location, refinement });
  expect(all).toEqual({ ...NO_FILTER, refinement: { order: 'newest' } });
});

test('jobs-28 order and scope make no other search, kinds and hours do', () => {
  const filter: SearchFilter = { position, location, refinement: { order: 'newest' } };
  const plain: SearchFilter = { ...filter, refinement: { scope: 'near' } };
  expect(sameSearch(filter, plain)).toBe(true);
  expect(sameSearch(filter, { ...filter, refinement: { job_type_ids: '1' } })).toBe(false);
  expect(sameSearch(filter, { ...filter, position: null })).toBe(false);
});
