import { JOB_TIMES, JOB_WORDS_COUNT_MAX, type Narrowing } from '@silverjobs/contract';
import { eq, inArray, sql } from '../database/drizzle.ts';
import { clients, jobDemandPositions, jobDemands, jobSearches } from '../database/schema.ts';
import { timeBits, timesOfBits, timesOfJob } from '../database/tables/job-times.ts';
import { findSearchesOfJob } from '../job-alerts/alert-criteria.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { CANDIDATE_SEARCH_ID, testUsers } from '../testing/test-users.ts';
import { countJobs, countShown } from './count-jobs.ts';
import type { ReadFilter } from './filter-condition.ts';
import { newestIds } from './newest-ids.ts';
import { type Scale, scoredIds } from './scored-ids.ts';

const FIRST = 910_000;
/** Position and postal code of the candidate's own search. */
const POSITION = 2;
const CODE = '50667';

const jobs = [
  {
    title: 'Hilfe im Zwetschgengarten',
    description: '<p>Montags und donnerstags vormittags.</p>',
    jobTypeId: 1,
    workLoadId: 5,
    payUnit: 'hour',
    payFrom: 1_500,
    payTo: 1_700,
    contractKind: 'minijob',
  },
  {
    title: 'Begleitung',
    description: '<p>Zwetschgen gibt es auch. Nachmittags, Mo–Fr, keine Wochenenden.</p>',
    jobTypeId: 4,
    workLoadId: 2,
    payUnit: 'unpaid',
    contractKind: 'voluntary',
  },
  {
    title: 'Abendkasse',
    description: '<p>Zwetschgenkuchen verkaufen, abends am Wochenende.</p>',
    jobTypeId: 1,
    workLoadId: null,
    payUnit: 'hour',
    payFrom: 1_400,
  },
  { title: 'Etwas', description: '<p>Ohne Angaben.</p>', jobTypeId: null, workLoadId: 9 },
] as const;

/** 'Zwetschgen' as the index is asked for it. */
const word = { lexeme: 'zwetschg', query: "'zwetschg':*", forms: 0 };

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const clientId = testUsers.company.clientId;
  await api.db.update(clients).set({ profileName: 'Etwas GmbH' }).where(eq(clients.id, clientId));
  await api.db
    .insert(jobDemands)
    .values(jobs.map((job, at) => ({ ...job, id: FIRST + at, clientId, postalCode: CODE })));
  await api.db
    .insert(jobDemandPositions)
    .values(jobs.map((_, at) => ({ jobDemandId: FIRST + at, positionId: POSITION, rank: 0 })));
});
afterAll(() => api.close());

const cases: [name: string, narrowing: Narrowing, found: number[]][] = [
  ['a word of titles or texts, also its beginning', { words: 'zwetschgen' }, [0, 1, 2]],
  ['two words, of which one is in the text', { words: 'Begleitung Zwetschgen' }, [1]],
  ['a word beside one that says nothing', { words: 'im Zwetschgengarten' }, [0]],
  ['hours at most', { work_load_ids: '1,2,3,4,5' }, [0, 1]],
  ['a kind', { job_type_ids: '4' }, [1]],
  ['pay from', { pay_from: '1600' }, [0]],
  ['a contract', { contract_kinds: 'minijob,voluntary' }, [0, 1]],
  ['a weekday', { times: 'thursday' }, [0, 1]],
  ['the weekend, and not where it says that there is none', { times: 'saturday,sunday' }, [2]],
  ['a time of day', { times: 'afternoon,evening' }, [1, 2]],
  ['a weekday and a time of day', { times: 'monday,morning' }, [0]],
  [
    'all of it',
    { words: 'Hilfe', pay_from: '1500', contract_kinds: 'minijob', times: 'monday' },
    [0],
  ],
  ['nothing that there is', { words: 'Hubschrauberpilot' }, []],
  ['a word that says nothing, as nothing', { words: 'und', contract_kinds: 'minijob' }, []],
];
const own = (ids: readonly number[]) => ids.filter((id) => id >= FIRST && id < FIRST + 100);
const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

test.each(cases)('REACH-06 HERS-06 list, count and alerts know %s', async (_, narrowing, found) => {
  const expected = found.map((at) => FIRST + at);
  const filter = { search_what_id: POSITION, ...narrowing };
  const list = await api.send(
    'GET /job_demand',
    { query: { mode: 'lean', limit: 100, ...filter } },
    'candidate',
  );
  const ids = list.body as unknown as { id: number }[];
  expect(sorted(own(ids.map(({ id }) => id)))).toEqual(expected);
  const counted = await api.send(
    'GET /job_demand',
    { query: { mode: 'count', ...filter } },
    'candidate',
  );
  expect(counted.body).toEqual({ id: ids.length });
  await api.db
    .update(jobSearches)
    .set({ narrowing })
    .where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));
  const told: number[] = [];
  for (const at of jobs.keys()) {
    const searches = await findSearchesOfJob(api.db, FIRST + at);
    if (searches.some(({ searchId }) => searchId === CANDIDATE_SEARCH_ID)) told.push(FIRST + at);
  }
  expect(told).toEqual(expected);
});

test.each([
  ['by the index of words', 0],
  ['by looking at those of a place', 0.5],
])('REACH-06 what many say is found %s as what few say is', async (_, share) => {
  const zwetschgen = { words: [word], marks: [], clientIds: [], share };
  const minijob = { ...zwetschgen, marks: [['minijob'], ['0', '3']] };
  const everywhere: ReadFilter = {
    positionId: undefined,
    location: { kind: 'all' },
    hiddenIds: [],
  };
  const there: ReadFilter = { ...everywhere, location: { kind: 'codes', codes: [CODE] } };
  const page = { limit: 100, offset: 0 };
  for (const filter of [everywhere, there, { ...everywhere, positionId: POSITION }]) {
    const all = { ...filter, said: zwetschgen };
    expect(sorted(await newestIds(api.db, all, page))).toEqual([FIRST, FIRST + 1, FIRST + 2]);
    expect(await countJobs(api.db, all)).toBe(3);
    expect(await countShown(api.db, all)).toBe(3);
    const paid = { ...all, jobTypeIds: [1] };
    expect(sorted(await newestIds(api.db, paid, page))).toEqual([FIRST, FIRST + 2]);
    expect(await newestIds(api.db, { ...filter, said: minijob }, page)).toEqual([FIRST]);
  }
});

test.each([0.01, 0.5])('REACH-06 jobs that a part of %s says are scored alike', async (share) => {
  const filter: ReadFilter = {
    positionId: undefined,
    location: { kind: 'all' },
    placeCodes: [{ code: CODE, districtId: null, stateId: null }],
    hiddenIds: [],
    said: { words: [word], marks: [], clientIds: [], share },
  };
  const weights = [{ id: POSITION, points: 60 }];
  const scale: Scale = { places: [{ code: CODE, points: -3 }], weights, home: null, times: null };
  const ids = await scoredIds(api.db, filter, scale, { limit: 100, offset: 0 });
  expect(ids).toEqual([FIRST + 2, FIRST + 1, FIRST]);
});

test('REACH-06 what most jobs say is not counted, and with a place only as far as is told', async () => {
  const said = { words: [word], marks: [], clientIds: [], share: 0.5, isUncounted: true };
  const everywhere: ReadFilter = {
    positionId: undefined,
    location: { kind: 'all' },
    hiddenIds: [FIRST],
    said,
  };
  expect(await countShown(api.db, everywhere)).toBe(JOB_WORDS_COUNT_MAX + 1);
  const there: ReadFilter = { ...everywhere, location: { kind: 'codes', codes: [CODE] } };
  expect(await countShown(api.db, there)).toBe(2);
  expect(await countShown(api.db, { ...everywhere, jobTypeIds: [1] })).toBe(1);
});

test('REACH-06 the name of the employer is found, too', async () => {
  const { body } = await api.send(
    'GET /job_demand',
    { query: { mode: 'lean', limit: 100, words: 'GmbH etwas' } },
    'candidate',
  );
  const ids = own((body as unknown as { id: number }[]).map(({ id }) => id));
  expect(sorted(ids)).toEqual(jobs.map((_, at) => FIRST + at));
});

test('REACH-09 employers-96 what an employer has said of days and times counts before the text', async () => {
  const id = FIRST + 2;
  const search = async (times: string) => {
    const query = { mode: 'lean' as const, limit: 100, times };
    const { body } = await api.send('GET /job_demand', { query }, 'candidate');
    return own((body as unknown as { id: number }[]).map((job) => job.id)).includes(id);
  };
  const isAt = async () => [
    await search('saturday'),
    await search('tuesday'),
    await search('evening'),
  ];
  expect(await isAt()).toEqual([true, false, true]);
  // The text still says the time of day.
  const said = (saidTimes: number | null) =>
    api.db.update(jobDemands).set({ saidTimes }).where(eq(jobDemands.id, id));
  await said(timeBits(['tuesday']));
  expect(await isAt()).toEqual([false, true, true]);
  await said(timeBits(['tuesday', 'morning']));
  expect(await isAt()).toEqual([false, true, false]);
  const [job] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, id));
  const { rows } = (await api.db.execute(
    sql`select job_times_of(said_times, times) as bits from job_demands where id = ${id}`,
  )) as unknown as { rows: { bits: number }[] };
  expect(job && timesOfBits(timesOfJob(job))).toEqual(['tuesday', 'morning']);
  expect(timesOfBits(rows[0]?.bits ?? 0)).toEqual(['tuesday', 'morning']);
  await said(null);
  expect(await isAt()).toEqual([true, false, true]);
});

test('jobs-151 days and times of day are read from what an advertisement says', async () => {
  const rows = await api.db
    .select({ id: jobDemands.id, times: jobDemands.times })
    .from(jobDemands)
    .where(
      inArray(
        jobDemands.id,
        jobs.map((_, at) => FIRST + at),
      ),
    )
    .orderBy(sql`id`);
  const named = rows.map(({ times }) => JOB_TIMES.filter((time) => times & timeBits([time])));
  expect(named).toEqual([
    ['monday', 'thursday', 'morning'],
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'afternoon'],
    ['saturday', 'sunday', 'evening'],
    [],
  ]);
});

test('HERS-06 a search is saved with what it asks, called so, and the same one is not doubled', async () => {
  const { candidateId: candidate_id, usersId: users_id } = testUsers.candidate;
  const narrowing = { work_load_ids: '1,2,3,4,5', job_type_ids: '1', words: 'Garten' };
  const plain = { candidate_id, users_id, search_what_id: 1, search_location_id: null };
  const save = (body: typeof plain & { narrowing?: Narrowing }) =>
    api.send('POST /job_search', { body }, 'candidate');
  const saved = await save({ ...plain, narrowing });
  expect(saved.body).toMatchObject({
    title: expect.stringMatching(/, „Garten“, Minijob, höchstens 10 Stunden$/),
    narrowing,
  });
  expect((await save({ ...plain, narrowing })).body.id).toBe(saved.body.id);
  // A search as it was saved before holds nothing beside, and is another one.
  const old = await save(plain);
  expect(old.body.id).not.toBe(saved.body.id);
  expect(old.body.narrowing).toEqual({});
  const changed = await api.send(
    'PATCH /job_search/{id}',
    { params: { id: saved.body.id }, body: { narrowing: { job_type_ids: '1' } } },
    'candidate',
  );
  expect(changed.body).toMatchObject({ title: expect.stringMatching(/, Minijob$/) });
});
