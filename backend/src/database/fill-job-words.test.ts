import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { eq, sql } from './drizzle.ts';
import { fillJobWords, WRITTEN } from './fill-job-words.ts';
import { commonWords, frequentWords, jobDemands, jobWords, notes } from './schema.ts';
import { timeBits } from './tables/job-times.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

/** What differs between the jobs and what is written of their words. */
const differing = sql`select id from job_demands job full join job_words known on known.job_demand_id = job.id
  where (job.status = 'active', job.created_at, job.postal_code, job.district_id, job.state_id, job.homeoffice_id,
    job.job_type_id, job.work_load_id, job.potential_job_id, job.client_id,
    job_words_of(job.title, job.description, job_times_of(job.said_times, job.times), job.contract_kind, job.job_type_id, job.work_load_id,
      job.homeoffice_id, job.pay_unit, coalesce(job.pay_to, job.pay_from), job.district_id, job.state_id)
      || job_fits_of(job.id, job.potential_job_id),
    common_bits_of(known.words))
  is distinct from (known.active, known.created_at, known.postal_code, known.district_id, known.state_id,
    known.homeoffice_id, known.job_type_id, known.work_load_id, known.potential_job_id, known.client_id, known.words, known.common)`;
const differences = async () =>
  ((await api.db.execute(differing)) as unknown as { rows: unknown[] }).rows;

test('REACH-06 the words of a job follow whatever changes of it', async () => {
  const clientId = testUsers.company.clientId;
  const job = { id: 930_001, clientId, title: 'Gärtner', description: '<p>Montags.</p>' };
  await api.db.insert(jobDemands).values(job);
  expect(await differences()).toEqual([]);
  const changes = [
    { title: 'Gärtnerin' },
    { description: '<p>Freitags abends.</p>' },
    { contractKind: 'minijob' },
    { saidTimes: timeBits(['sunday', 'morning']) },
    { saidTimes: null },
    { payUnit: 'hour', payFrom: 1_400, payTo: 1_750 },
    { status: 'paused' },
    { postalCode: '50667', workLoadId: 3, jobTypeId: 1, homeofficeId: 4 },
  ] as const;
  for (const change of changes) {
    await api.db.update(jobDemands).set(change).where(eq(jobDemands.id, job.id));
    expect(await differences()).toEqual([]);
  }
  await api.db.delete(jobDemands).where(eq(jobDemands.id, job.id));
  expect(await api.db.$count(jobWords, eq(jobWords.jobDemandId, job.id))).toBe(0);
});

test('REACH-06 jobs that were there before their words get them once, and what broke off goes on', async () => {
  await api.db.delete(notes).where(eq(notes.name, WRITTEN.note));
  await api.db.delete(jobWords).where(sql`${jobWords.jobDemandId} % 3 > 0`);
  expect(await differences()).not.toEqual([]);
  await fillJobWords(api.db);
  expect(await differences()).toEqual([]);
  await api.db.delete(jobWords).where(sql`${jobWords.jobDemandId} % 3 > 0`);
  const left = await api.db.$count(jobWords);
  await fillJobWords(api.db);
  expect(await api.db.$count(jobWords)).toBe(left);
});

test('REACH-06 what a version before wrote of jobs is written again', async () => {
  await api.db.update(notes).set({ value: '1' }).where(eq(notes.name, WRITTEN.note));
  await api.db.execute(sql`update job_words set words = 'alt' where job_demand_id % 3 > 0`);
  expect(await differences()).not.toEqual([]);
  await fillJobWords(api.db);
  expect(await differences()).toEqual([]);
});

test('REACH-06 of enough jobs it is learnt once which words are frequent and which common, and what is rare is marked', async () => {
  const jobs = await api.db.$count(jobDemands);
  const noteOf = async () =>
    (await api.db.select().from(notes).where(eq(notes.name, WRITTEN.note)))[0]?.value;
  await fillJobWords(api.db, { jobs: jobs + 1, saying: 2, common: 3, employers: 1 });
  expect(await noteOf()).toBe(WRITTEN.plain);
  await fillJobWords(api.db, { jobs, saying: 2, common: 3, employers: 1 });
  expect(await noteOf()).toBe(WRITTEN.whole);
  expect(await differences()).toEqual([]);
  const known = await api.db.$count(frequentWords);
  expect(known).toBeGreaterThan(0);
  const common = await api.db.$count(commonWords);
  expect(common).toBeGreaterThan(0);
  // Each word is either frequent or marked, also of a job that is written afterwards.
  const clientId = testUsers.company.clientId;
  const title = `Quittenernte ${'x'.repeat(2_000)}`;
  await api.db.insert(jobDemands).values({ id: 930_002, clientId, title, description: '' });
  const { rows } = (await api.db.execute(sql`select said from job_words
    cross join unnest(tsvector_to_array(words)) as said
    where left(said, 1) not in ('=', '~')
      and exists (select from frequent_words where word = said)
        = ('~' || left(said, 200) = any(tsvector_to_array(words)))`)) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([]);
  await fillJobWords(api.db, { jobs: 1, saying: 1, common: 1, employers: 1 });
  expect(await api.db.$count(frequentWords)).toBe(known);
  expect(await api.db.$count(commonWords)).toBe(common);
});
