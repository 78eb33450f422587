/** @jest-environment node */
import { buildCandidateUser, buildClientUser } from '@silverjobs/testing';
import type { Refinement } from '../filter/refinement.ts';
import { parseLocation, type Search } from '../filter/search-filter.ts';
import { saveSearchInput } from './save-search-rules.ts';

const position = { id: 61, label: 'Empfang' };
const place = (id: number) => parseLocation({ id, label: 'Ort' });
const candidate = buildCandidateUser({ id: 4, candidate_id: 9 });
const input = {
  candidate_id: 9,
  users_id: 4,
  alert_config_id: 1,
  search_what_id: 61,
  narrowing: {},
};
const refinement: Refinement = {};

test.each<[string, Search, number | null]>([
  ['no location', { position, location: null }, null],
  ['a place', { position, location: place(901) }, 901],
  ['Homeoffice', { position, location: place(4) }, 4],
  ["'Alle Regionen'", { position, location: place(-1) }, null],
])('SAVE-04 with %s the location is %j', (_, filter, search_location_id) => {
  expect(saveSearchInput({ ...filter, refinement }, candidate)).toEqual({
    ...input,
    search_location_id,
  });
});

test.each([
  ['a position', { position: null, location: place(901) }, candidate],
  ['a user', { position, location: null }, null],
  ['a candidate', { position, location: null }, buildClientUser()],
])('SAVE-02 SAVE-03 without %s nothing is sent', (_, filter, user) => {
  expect(saveSearchInput({ ...filter, refinement }, user)).toBeNull();
});

test('HERS-06 a saved search keeps hours at most and kinds, not the order of a list', () => {
  const chosen = {
    order: 'newest',
    scope: 'near',
    job_type_ids: '1',
    work_load_ids: '1,2',
  } as const;
  const saved = saveSearchInput({ position, location: null, refinement: chosen }, candidate);
  expect(saved?.narrowing).toEqual({ job_type_ids: '1', work_load_ids: '1,2' });
});
