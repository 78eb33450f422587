import { random } from '../demo/random.ts';
import { codes, insertRankedJobs, type RankedJob, rankedJobs } from '../testing/ranked-jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { newestIds } from './newest-ids.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({});
  await insertRankedJobs(api.db);
});
afterAll(() => api.close());

const cases = Array.from({ length: 20 }, (_, number) => {
  const draw = random(number + 1);
  const fits = {
    positionIds: draw.some([1, 2, 3, 4], draw.int(0, 3)),
    potentialJobIds: draw.some([1, 2], draw.int(0, 2)),
  };
  const places = new Set(draw.some(codes, draw.int(1, codes.length)));
  const fitting = ({ status, position_ids, potential_job_id, postal_code }: RankedJob) =>
    status === 'active' &&
    places.has(postal_code ?? '') &&
    (fits.potentialJobIds.includes(potential_job_id ?? 0) ||
      position_ids.some((id) => fits.positionIds.includes(id)));
  const newest = rankedJobs
    .filter(fitting)
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id);
  const [limit, offset] = [draw.int(1, 30), draw.pick([0, 0, 7, 40])];
  return { number, fits, places, limit, offset, newest };
});

test.each(cases)(
  'FIND-08 jobs-57 the newest that fit are the same by place and by date, page $number',
  async ({ fits, places, limit, offset, newest }) => {
    const expected = newest.slice(offset, offset + limit).map(({ id }) => id);
    const regions = { districtId: null, stateId: null };
    for (const jobs of [0, 1_000_000]) {
      const placeCodes = [...places].map((code) => ({ code, jobs, ...regions }));
      const filter = { location: { kind: 'all' as const }, positionId: undefined, hiddenIds: [] };
      const page = { limit, offset };
      expect(await newestIds(api.db, { ...filter, placeCodes, fits }, page)).toEqual(expected);
    }
  },
);
