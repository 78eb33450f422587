import type { JobDemandLean, QueryOf } from '@silverjobs/contract';
import { random } from '../demo/random.ts';
import { postalCodeOptionId, stateOptionId } from '../places/option-id.ts';
import {
  byRank,
  codes,
  groupOf,
  hasActivities,
  insertRankedJobs,
  isFitting,
  kmFrom,
  type Profile,
  type RankedJob,
  randomProfile,
  rankedJobs,
  writeProfile,
} from '../testing/ranked-jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { loadRelated, type Related } from './related-activities.ts';

type LeanQuery = Extract<QueryOf<'GET /job_demand'>, { mode: 'lean' }>;
type Filter = Omit<LeanQuery, 'mode' | 'limit' | 'offset' | 'order'>;
type Order = NonNullable<LeanQuery['order']>;

type Where = {
  readonly id?: number;
  readonly from?: string;
  readonly has: (job: RankedJob) => boolean;
};

const WHERE: readonly Where[] = [
  { has: () => true },
  { id: 4, has: (job) => job.homeoffice_id >= 4 },
  { id: stateOptionId(5), has: (job) => /^[45]/.test(job.postal_code ?? '') },
  ...['50667', '80331'].map((from) => ({
    id: postalCodeOptionId(from, 50),
    from,
    has: (job: RankedJob) => (kmFrom(from, job) ?? 51) <= 50,
  })),
];

const cases = Array.from({ length: 60 }, (_, number) => {
  const draw = random(number + 1);
  const where = draw.pick(WHERE);
  const what = draw.pick([null, null, 1, 2, 99]);
  const types = draw.pick([null, null, [1], [1, 2], [9]]);
  const loads = draw.pick([null, null, [2]]);
  const places = draw.chance(0.15) ? draw.some(codes, 8) : undefined;
  const scope = draw.pick([null, null, 'near' as const, 'fitting' as const]);
  const order: Order = draw.pick(['fitting', 'fitting', 'nearest', 'newest']);
  const filter: Filter = {
    ...(what && { search_what_id: what }),
    ...(where.id && { search_location_id: where.id }),
    ...(types && { job_type_ids: types.join() }),
    ...(loads && { work_load_ids: loads.join() }),
    ...(scope && { scope }),
  };
  const wanted = (job: RankedJob) =>
    job.status === 'active' &&
    where.has(job) &&
    (what === null || job.position_ids.includes(what)) &&
    (!types || types.includes(job.job_type_id)) &&
    (!loads || loads.includes(job.work_load_id)) &&
    (!places || places.includes(job.postal_code ?? ''));
  const profile = randomProfile(draw);
  const limit = draw.int(3, 40);
  return { number, profile, filter, places, scope, order, from: where.from, wanted, limit };
});
type Case = (typeof cases)[number];

const inScope = (profile: Profile, job: RankedJob, scope: Case['scope']) => {
  if (!scope) return true;
  const hasHome = codes.includes(profile.home ?? '');
  const isNear = (kmFrom(profile.home, job) ?? 1e9) <= (profile.radiusKm ?? 10);
  if (hasHome && !isNear) return false;
  return scope === 'near' || !hasActivities(profile) || isFitting(profile, job);
};

/** All jobs of a case, sorted by the words of jobs-57 and jobs-60. */
function reference(
  { profile, wanted, scope, order, from = profile.home ?? '' }: Case,
  related: Related,
) {
  const kms = (job: RankedJob) => kmFrom(from, job) ?? 1e9;
  const ranks = {
    fitting: byRank(profile, related),
    // Another formula: the same place is the same distance to a millimetre.
    nearest: (a: RankedJob, b: RankedJob) => Math.round(kms(a) * 1e6) - Math.round(kms(b) * 1e6),
    newest: () => 0,
  };
  return rankedJobs
    .filter((job) => wanted(job) && !profile.hidden.includes(job.id))
    .filter((job) => inScope(profile, job, scope))
    .sort(
      (a, b) =>
        ranks[order](a, b) || b.created_at.getTime() - a.created_at.getTime() || b.id - a.id,
    );
}

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertRankedJobs(api.db);
});
afterAll(() => api.close());

/** @param named the last job is named, and the offset tells nothing (jobs-103) */
async function pagesOf(
  { filter, places, order, limit }: Case,
  named = false,
): Promise<JobDemandLean[]> {
  const jobs: JobDemandLean[] = [];
  const more = { ...filter, ...(places && { places: places.join() }) };
  for (let offset = 0; ; offset += limit) {
    // The default is the order of the candidate.
    const ordered = order === 'fitting' ? {} : { order };
    const last = jobs.at(-1)?.id;
    const place = named && last !== undefined ? { offset: 0, after: last } : { offset };
    const query = { mode: 'lean' as const, limit, ...place, ...more, ...ordered };
    const page = (await api.send('GET /job_demand', { query }, 'candidate')).body;
    if (!Array.isArray(page)) throw new Error(JSON.stringify(page));
    jobs.push(...page);
    if (page.length < limit) return jobs;
  }
}

test.each(cases)(
  'FIND-01 FIND-08 the pages of random list $number are one sorted list, as count, map and scopes say',
  async (one) => {
    const { profile, filter, places } = one;
    await writeProfile(api.db, profile);
    const related = await loadRelated(api.db, profile.positions, profile.switchedOff);
    const expected = reference(one, related);
    const jobs = await pagesOf(one);
    expect(jobs.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    if (one.order !== 'nearest') expect(await pagesOf(one, true)).toEqual(jobs);
    expect(jobs.map(({ group }) => group)).toEqual(
      expected.map((job) => groupOf(profile, job, related)),
    );
    const kms = expected.map((job) => kmFrom(one.from ?? profile.home, job));
    expect(jobs.map(({ distance_km }) => distance_km)).toEqual(
      kms.map((km) => km && Math.round(km * 10) / 10),
    );
    if (places) return;
    const query = { mode: 'count' as const, ...filter };
    const counted = await api.send('GET /job_demand', { query }, 'candidate');
    expect(counted.body).toEqual({ id: expected.length });
    const map = (await api.send('GET /job_demand/map', { query: filter }, 'candidate')).body;
    const placed = map.points.reduce((sum, point) => sum + point.count, 0);
    expect([map.count, placed]).toEqual([
      expected.length,
      expected.filter(({ postal_code }) => postal_code !== null).length,
    ]);
    const { scope: _, ...unscoped } = filter;
    const scopes = await api.send('GET /job_demand/scopes', { query: unscoped }, 'candidate');
    const count = (scope: Case['scope']) => reference({ ...one, scope }, related).length;
    expect(scopes.body).toEqual({
      all: count(null),
      near: count('near'),
      fitting: count('fitting'),
      has_place: codes.includes(profile.home ?? ''),
      has_activities: hasActivities(profile),
    });
  },
);

test('FIND-01 employers have no order of their own: the newest first, no group, no distance', async () => {
  const api = await openTestApp();
  const ask = async (order: object) => {
    const query = { mode: 'lean' as const, limit: 30, offset: 0, ...order };
    return (await api.send('GET /job_demand', { query }, 'company')).body as JobDemandLean[];
  };
  const [usual, newest, nearest] = [
    await ask({}),
    await ask({ order: 'newest' }),
    await ask({ order: 'nearest' }),
  ];
  expect(usual).toEqual(newest);
  expect(nearest).toEqual(newest);
  expect(usual.every((job) => job.group === null && job.distance_km === null)).toBe(true);
  await api.close();
});

test('the cases tell something: all orders, scopes and groups, long and empty lists', () => {
  const nothing: Related = { close: [], sameSector: [], sameTask: [], beside: [] };
  const lists = cases.map((one) => ({ ...one, jobs: reference(one, nothing) }));
  const ranked = lists.filter(({ order }) => order === 'fitting');
  const groups = ranked.map(
    ({ profile, jobs }) => new Set(jobs.map((job) => groupOf(profile, job, nothing))).size,
  );
  expect(Math.max(...groups)).toBe(3);
  expect(new Set(lists.map(({ order }) => order)).size).toBe(3);
  expect(new Set(lists.map(({ scope }) => scope)).size).toBe(3);
  const sizes = lists.map(({ jobs }) => jobs.length);
  expect([Math.min(...sizes) === 0, Math.max(...sizes) > 150]).toEqual([true, true]);
});
