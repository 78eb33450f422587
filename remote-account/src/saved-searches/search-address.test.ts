/** @jest-environment node */
import { buildJobSearch } from '@silverjobs/testing';
import { matchesAddress } from './search-address.ts';

test.each([
  [
    buildJobSearch({ search_location_id: null, search_location_label: null }),
    '/jobs?search_what_id=61&search_what_label=Empfang',
  ],
  [
    buildJobSearch(),
    '/jobs?search_what_id=61&search_what_label=Empfang&search_location_id=901&search_location_label=50667+K%C3%B6ln%2C+Umkreis+10+km',
  ],
  [buildJobSearch({ search_what_id: null, search_location_id: null }), '/jobs'],
  [buildJobSearch({ type: 'auto' }), '/jobs?scope=fitting'],
])('ACCT-08 FIND-01 jobs of %p are at %p', (search, address) => {
  expect(matchesAddress(search)).toBe(address);
});

test('HERS-06 the jobs of a search are listed with all that it asks; one of before has nothing more', () => {
  const narrowing = { work_load_ids: '1,2', words: 'Garten' };
  const search = buildJobSearch({ narrowing });
  expect(matchesAddress(search)).toMatch(/&work_load_ids=1%2C2&words=Garten$/);
  const { narrowing: _, ...old } = search;
  expect(matchesAddress(old)).not.toContain('work_load_ids');
});
