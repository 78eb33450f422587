import { changeEmployer } from '../clients/change-employer.ts';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import { eq, isNotNull } from '../database/drizzle.ts';
import { bookings, jobDemands, jobFigures } from '../database/schema.ts';
import { contentOfJob } from '../job-reports/content-of-job.ts';
import { jobWarnings } from '../safety/job-warnings.ts';
import { employerJobSample } from '../testing/employers.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const LINK = 'https://www.weber-holzbau.test.example/jobs?id=7';
const OTHER = 'https://bewerben.example/weber/7';
const writeAddress = (applicationAddress: string | null, on = api) =>
  on.db.update(jobDemands).set({ applicationAddress }).where(eq(jobDemands.id, JOB_ID));
const open = (path: string, on = api) =>
  on.app.inject({ url: `/api/public_job/${path}`, remoteAddress: '10.9.9.9' });

test('REACH-10 employers-87 the link leads to what is stored, never to what is asked for, and is counted', async () => {
  const own = await openTestApp();
  await writeAddress(LINK, own);
  const one = await open(`${JOB_ID}/apply`, own);
  expect([one.statusCode, one.headers.location]).toEqual([302, LINK]);
  const asked = `${JOB_ID}/apply?von=pool&url=https://boese.example&to=//boese.example`;
  const two = await open(asked, own);
  expect([two.statusCode, two.headers.location]).toEqual([302, LINK]);
  expect(two.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  // Above 60 in a quarter of an hour it leads on and counts no more.
  for (let time = 2; time < 63; time += 1) {
    expect((await open(`${JOB_ID}/apply`, own)).statusCode).toBe(302);
  }
  // What does not run is not counted.
  await own.db.update(jobDemands).set({ status: 'closed' }).where(eq(jobDemands.id, JOB_ID));
  await open(`${JOB_ID}/apply`, own);
  // Written when the server ends, at the latest.
  await own.app.close();
  const rows = await own.db.select().from(jobFigures).orderBy(jobFigures.source);
  expect(rows).toMatchObject([
    { jobDemandId: JOB_ID, source: 'pool', ledAway: 1, opened: 0 },
    { jobDemandId: JOB_ID, source: 'public', ledAway: 59, opened: 0 },
  ]);
  await own.database.close();
});

test.each([
  ['a mail address', 'jobs@weber.test.example'],
  ['no address', null],
  ['what is no link', 'javascript:alert(1)'],
])('REACH-10 employers-87 %s leads nowhere', async (_, address) => {
  await writeAddress(address);
  const answer = await open(`${JOB_ID}/apply`);
  expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
});

test('REACH-10 employers-87 unknown advertisements are 404, ended ones 410', async () => {
  await writeAddress(LINK);
  for (const id of ['999999', '9999999999', '0']) {
    expect((await open(`${id}/apply`)).statusCode).toBe(404);
  }
  for (const status of ['paused', 'closed'] as const) {
    await api.db.update(jobDemands).set({ status }).where(eq(jobDemands.id, JOB_ID));
    const ended = await open(`${JOB_ID}/apply`);
    expect([ended.statusCode, ended.headers.location]).toEqual([410, undefined]);
    expect(ended.payload).toContain('beendet');
  }
});

const bodyWith = (application_address: string | null | undefined) => ({
  ...employerJobSample,
  ...(application_address !== undefined && { application_address }),
  net_cents: 4_900,
  client_key: crypto.randomUUID(),
});

test('REACH-10 employers-87 an own address is given, seen, kept, changed and taken away', async () => {
  const posted = await api.send('POST /job_demand', { body: bodyWith(` ${OTHER} `) }, 'company');
  expect(posted.body).toMatchObject({ application_address: OTHER });
  const params = { id: posted.body.id };
  await api.db
    .update(jobDemands)
    .set({ status: 'active', heldFor: null, hiddenAt: null })
    .where(eq(jobDemands.id, params.id));
  const seen = await api.send('GET /job_demand/{id}', { params }, 'candidate');
  // It leads to where nobody knows who waits, and the page says so as of every link.
  expect(seen.body).toMatchObject({
    application_address: OTHER,
    _warnings: [{ kind: 'link', quote: 'bewerben.example' }],
  });
  const everybody = await api.send('GET /public_job/{id}', { params }, null);
  expect(everybody.body).toMatchObject({ job: { application_address: OTHER } });
  const [before] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, params.id));
  const kept = await api.send(
    'PUT /job_demand/{id}',
    { params, body: employerJobSample },
    'company',
  );
  expect(kept.body.application_address).toBe(OTHER);
  const body = { ...employerJobSample, application_address: 'Jobs@Weber.example' };
  const changed = await api.send('PUT /job_demand/{id}', { params, body }, 'company');
  expect(changed.body.application_address).toBe('jobs@weber.example');
  const [after] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, params.id));
  // Copies of its public page are thrown away.
  expect(after?.changedAt).not.toEqual(before?.changedAt);
  const none = { ...employerJobSample, application_address: null };
  const gone = await api.send('PUT /job_demand/{id}', { params, body: none }, 'company');
  expect(gone.body.application_address).toBeNull();
});

test('REACH-09 employers-93 employers-96 times, places, first day and street are given, seen, kept and taken away', async () => {
  const said = { places: 3, starts_on: '2027-02-01', street: 'Domstraße 7' };
  const times = ['monday', 'wednesday', 'morning'] as const;
  // In any order, each as often as one likes.
  const typed = [times[2], times[0], times[1], times[0]];
  const body = { ...bodyWith(undefined), ...said, times: typed };
  const posted = await api.send('POST /job_demand', { body }, 'company');
  expect(posted.body).toMatchObject({ ...said, times });
  const params = { id: posted.body.id };
  await api.db
    .update(jobDemands)
    .set({ status: 'active', heldFor: null, hiddenAt: null })
    .where(eq(jobDemands.id, params.id));
  const seen = await api.send('GET /job_demand/{id}', { params }, 'candidate');
  const shown = { ...said, times_label: 'Montag und Mittwoch, vormittags' };
  expect(seen.body).toMatchObject(shown);
  const everybody = await api.send('GET /public_job/{id}', { params }, null);
  expect(everybody.body).toMatchObject({ job: shown });
  const kept = await api.send(
    'PUT /job_demand/{id}',
    { params, body: employerJobSample },
    'company',
  );
  expect(kept.body).toMatchObject({ ...said, times });
  const none = { times: null, places: null, starts_on: null, street: null };
  const emptied = { params, body: { ...employerJobSample, ...none } };
  const gone = await api.send('PUT /job_demand/{id}', emptied, 'company');
  expect(gone.body).toMatchObject(none);
  for (const bad of [
    { places: 0 },
    { places: 1_000 },
    { starts_on: '31.02.2027' },
    { starts_on: '0000-01-01' },
  ]) {
    const refused = { body: { ...bodyWith(undefined), ...bad } };
    const answer = await api.send('POST /job_demand', refused, 'company');
    expect(answer).toMatchObject({ status: 400, body: { param: Object.keys(bad)[0] } });
  }
  const ofHousehold = { ...bodyWith(undefined), net_cents: 0, job_type_id: null, ...said };
  const household = await api.send('POST /job_demand', { body: ofHousehold }, 'privateEmployer');
  expect(household).toMatchObject({ status: 400, body: { param: 'street' } });
});

test('REACH-10 employers-87 a bad address and one of a household are refused', async () => {
  for (const bad of ['http://weber.example', 'https://a:b@weber.example', 'a@b', '']) {
    const answer = await api.send('POST /job_demand', { body: bodyWith(bad) }, 'company');
    expect(answer).toMatchObject({ status: 400, body: { param: 'application_address' } });
  }
  const body = { ...bodyWith(LINK), net_cents: 0, job_type_id: null };
  const household = await api.send('POST /job_demand', { body }, 'privateEmployer');
  expect(household).toMatchObject({ status: 400, body: { param: 'application_address' } });
});

test('REACH-10 employers-87 fraud checks and operators read the address with the advertisement', async () => {
  const job = { title: 'Hilfe im Büro', description: '<p>Gern.</p>', payHint: null };
  const kinds = (applicationAddress: string) =>
    jobWarnings({ ...job, applicationAddress }, ['www.weber.example']).map(({ kind }) => kind);
  expect(kinds('https://jobs.weber.example/7')).toEqual([]);
  expect(kinds('https://bit.ly/abc')).toEqual(['link']);
  expect(kinds('https://wa.me/491701234567')).toEqual(['messenger']);
  expect(contentOfJob({ ...job, applicationAddress: LINK, street: null }).text).toBe(
    `Gern.\nBewerbungsadresse: ${LINK}`,
  );
});

test('REACH-10 employers-87 an employer that becomes a household leads nowhere any more', async () => {
  await api.db
    .update(jobDemands)
    .set({ applicationAddress: LINK })
    .where(eq(jobDemands.clientId, testUsers.company.clientId));
  await api.db.transaction(async (db) => {
    const stored = await findEmployerProfile(db, testUsers.company.clientId, { lock: true });
    await db.update(jobDemands).set({ status: 'closed' }).where(eq(jobDemands.clientId, stored.id));
    await db.delete(bookings).where(eq(bookings.clientId, stored.id));
    await changeEmployer(db, stored, { isPrivate: true, profileName: 'Familie Weber' });
  });
  const left = isNotNull(jobDemands.applicationAddress);
  expect(await api.db.$count(jobDemands, left)).toBe(0);
});
