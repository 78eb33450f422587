/** @jest-environment node */
import { activeFilters, knownOnly, withoutFilter } from './filter-options.ts';

const options = {
  job_type_ids: [
    { id: 1, label: 'Minijob' },
    { id: 2, label: 'Teilzeit' },
  ],
  work_load_ids: undefined,
};
const refinement = { order: 'newest', job_type_ids: '1,2', work_load_ids: '5' } as const;

test('FIND-08 jobs-90 each filter has its label, or the name of its list until that is there', () => {
  const active = activeFilters(refinement, options);
  expect(active.map(({ label }) => label)).toEqual(['Minijob', 'Teilzeit', 'Arbeitszeit']);
});

test('FIND-08 jobs-90 a filter goes alone', () => {
  expect(withoutFilter(refinement, { field: 'job_type_ids', ids: [1], label: '' })).toEqual({
    ...refinement,
    job_type_ids: '2',
  });
  const { work_load_ids: _, ...rest } = refinement;
  expect(withoutFilter(refinement, { field: 'work_load_ids', ids: [5], label: '' })).toEqual(rest);
});

test('FIND-08 an id that a list does not have is dropped, of a missing list none is', () => {
  expect(knownOnly({ ...refinement, job_type_ids: '1,77' }, options)).toEqual({
    ...refinement,
    job_type_ids: '1',
  });
  expect(knownOnly(refinement, options)).toBe(refinement);
});

test.each([
  ['1,2', 'höchstens 4 Stunden pro Woche'],
  ['2', 'mindestens 4 Stunden pro Woche'],
])('HERS-06 hours %s are called %s', (work_load_ids, label) => {
  const hours = [2, 4, 6].map((hour, at) => ({
    id: at + 1,
    label: `mindestens ${hour} Stunden pro Woche`,
  }));
  const active = activeFilters({ work_load_ids }, { ...options, work_load_ids: hours });
  expect(active.map((filter) => filter.label)).toEqual([label]);
});
