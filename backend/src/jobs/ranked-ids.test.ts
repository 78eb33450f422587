import type { Database } from '../database/database.ts';
import type { countJobs } from './count-jobs.ts';
import type { ReadFilter } from './filter-condition.ts';
import type { newestIds } from './newest-ids.ts';
import { rankedIds } from './ranked-ids.ts';
import { partsOf } from './ranked-parts.ts';
import type { SearchProfile } from './search-profile.ts';

const db = { execute: async () => ({ rows: [] }) } as unknown as Database;
const newest = jest.fn<Promise<number[]>, Parameters<typeof newestIds>>();
const count = jest.fn<Promise<number>, Parameters<typeof countJobs>>();
const reads = { newestIds: newest, countJobs: count };

const [anything, someone] = [
  {},
  {
    activities: { positionIds: [1], potentialJobIds: [] },
    related: { close: [], sameSector: [], sameTask: [], beside: [] },
    nearCodes: [],
  },
] as unknown as [ReadFilter, SearchProfile];

beforeEach(() => {
  newest.mockReset();
  count.mockReset();
});

test('jobs-57 jobs that come while a page is read make no negative place to read from', async () => {
  // Nothing behind the 5,000th when it was read; 8,000 when they are counted.
  newest.mockResolvedValueOnce([]).mockResolvedValue([1, 2]);
  count.mockResolvedValue(8_000);
  await rankedIds(db, anything, someone, { limit: 2, offset: 5_000 }, reads);
  const offsets = newest.mock.calls.map(([, , page]) => page.offset);
  expect(offsets).toEqual([5_000, 0]);
});

test('REACH-06 what few jobs before a page leave is read with it, and none of them is counted', async () => {
  newest.mockResolvedValueOnce([1, 2, 3]).mockResolvedValue([4, 5, 6, 7]);
  const found = await rankedIds(db, anything, someone, { limit: 2, offset: 5 }, reads);
  expect(found).toEqual([6, 7]);
  expect(count).not.toHaveBeenCalled();
});

test('REACH-06 a part that asks for no activity has no job, and is not looked through', async () => {
  const nothing = { ...someone, activities: { positionIds: [], potentialJobIds: [] } };
  newest.mockResolvedValue([1]);
  expect(await rankedIds(db, anything, nothing, { limit: 1, offset: 0 }, reads)).toEqual([1]);
  expect(newest.mock.calls.map(([, { fits }]) => fits)).toEqual([undefined]);
});

test.each([
  ['of all jobs', undefined, ['a,b']],
  ['of what few say', 0.01, ['a,b']],
  ['of what many say', 0.5, ['a', 'b']],
])('REACH-06 so much is scored at once %s', async (_, share, expected) => {
  const codes = ['a', 'b'].map((code, km) => ({ code, km, jobs: 2_000 }));
  const related = { close: [], sameSector: [], sameTask: [], beside: [] };
  const home = { code: 'a' };
  const known = { home, radiusKm: 25, nearCodes: codes, wideCodes: codes, unwantedIds: [] };
  const [filter, profile] = [
    { positionId: 1, ...(share && { said: { share } }) },
    { ...known, activities: null, wishes: null, related },
  ] as unknown as [ReadFilter, SearchProfile];
  const zones: (string | undefined)[] = [];
  for await (const part of partsOf(db, filter, profile, false)) {
    zones.push(part.filter.placeCodes?.map(({ code }) => code).join(','));
    if (zones.length === expected.length) break;
  }
  expect(zones).toEqual(expected);
});
