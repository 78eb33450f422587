import type { Database } from '../database/database.ts';
import { countJobs } from './count-jobs.ts';
import type { ReadFilter } from './filter-condition.ts';
import { newestIds } from './newest-ids.ts';
import { rankedIds } from './ranked-ids.ts';
import { partsOf } from './ranked-parts.ts';
import type { SearchProfile } from './search-profile.ts';

jest.mock('./codes-within.ts', () => ({ codesNear: async () => [] }));
jest.mock('./count-jobs.ts', () => ({ countJobs: jest.fn() }));
jest.mock('./newest-ids.ts', () => ({ newestIds: jest.fn() }));

const [anything, someone] = [
  {},
  {
    activities: { positionIds: [1], potentialJobIds: [] },
    related: { close: [], sameSector: [], sameTask: [], beside: [] },
    nearCodes: [],
  },
] as unknown as [ReadFilter, SearchProfile];

beforeEach(() => jest.resetAllMocks());

test('jobs-57 jobs that come while a page is read make no negative place to read from', async () => {
  // Nothing behind the 5,000th when it was read; 8,000 when they are counted.
  jest.mocked(newestIds).mockResolvedValueOnce([]).mockResolvedValue([1, 2]);
  jest.mocked(countJobs).mockResolvedValue(8_000);
  await rankedIds({} as Database, anything, someone, { limit: 2, offset: 5_000 });
  const offsets = jest.mocked(newestIds).mock.calls.map(([, , page]) => page.offset);
  expect(offsets).toEqual([5_000, 0]);
});

test('REACH-06 what few jobs before a page leave is read with it, and none of them is counted', async () => {
  jest.mocked(newestIds).mockResolvedValueOnce([1, 2, 3]).mockResolvedValue([4, 5, 6, 7]);
  const found = await rankedIds({} as Database, anything, someone, { limit: 2, offset: 5 });
  expect(found).toEqual([6, 7]);
  expect(countJobs).not.toHaveBeenCalled();
});

test('REACH-06 a part that asks for no activity has no job, and is not looked through', async () => {
  const nothing = { ...someone, activities: { positionIds: [], potentialJobIds: [] } };
  jest.mocked(newestIds).mockResolvedValue([1]);
  expect(await rankedIds({} as Database, anything, nothing, { limit: 1, offset: 0 })).toEqual([1]);
  expect(jest.mocked(newestIds).mock.calls.map(([, { fits }]) => fits)).toEqual([undefined]);
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
  for await (const part of partsOf({} as Database, filter, profile, false)) {
    zones.push(part.filter.placeCodes?.map(({ code }) => code).join(','));
    if (zones.length === expected.length) break;
  }
  expect(zones).toEqual(expected);
});
