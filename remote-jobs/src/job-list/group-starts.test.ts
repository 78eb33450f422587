/** @jest-environment node */
import { type JobGroup, recordGroupStarts } from './group-starts.ts';

const rows = (...groups: (JobGroup | null)[]) => groups.map((group) => ({ group }));

test.each([
  ['nothing', rows(), 0, {}],
  ['all of one group', rows('other', 'other'), 0, { other: 0 }],
  ['all three', rows('fitting', 'near', 'near', 'other'), 0, { fitting: 0, near: 1, other: 3 }],
  ['no group at all', rows(null, null), 0, {}],
  [
    'an entry that is no job among them',
    rows('near', null, 'near', 'other'),
    0,
    { near: 0, other: 3 },
  ],
  ['a later page within a group', rows('near', 'near'), 40, {}],
  ['a group that starts in the middle of a later page', rows('near', 'other'), 40, { other: 41 }],
])('FIND-01 jobs-91 groups begin in %s', (_, loaded, first, expected) => {
  expect(recordGroupStarts({}, loaded, first)).toEqual(expected);
});

test('FIND-01 jobs-91 what was seen stays known while its page is not in memory', () => {
  const known = recordGroupStarts({}, rows('fitting', 'near'), 0);
  const later = recordGroupStarts(known, rows('near', 'other'), 60);
  expect(later).toEqual({ fitting: 0, near: 1, other: 61 });
  expect(recordGroupStarts(later, rows('other'), 80)).toBe(later);
});

test('jobs-91 a group that moved begins where it was seen last', () => {
  expect(recordGroupStarts({ near: 1 }, rows('fitting', 'fitting', 'near'), 0)).toEqual({
    fitting: 0,
    near: 2,
  });
});
