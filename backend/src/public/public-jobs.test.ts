import type { PublicJobLean } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { clients, jobDemands } from '../database/schema.ts';
import { CLOSED_JOB_ID, JOB_ID, PRIVATE_JOB_ID } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const search = async (query: Record<string, string>) =>
  (await api.send('GET /public_job', { query }, null)).body;
const load = (id: number) => api.send('GET /public_job/{id}', { params: { id } }, null);

test('PUB-05 without words all active jobs are listed, the newest first, page by page', async () => {
  const first = await search({});
  expect(first).toMatchObject({ count: 215, pages: 11, page: 1, ignored: [] });
  expect(first.what.kind).toBe('all');
  const second = await search({ seite: '2' });
  const ids = [...first.jobs, ...second.jobs].map(({ id }) => id);
  expect(new Set(ids).size).toBe(40);
  const times = first.jobs.map((job: PublicJobLean) => job.created_at);
  expect(times).toEqual([...times].sort((one, other) => other - one));
});

test.each([
  ['Tischlerin', 'Tischler/in', false],
  ['Schreiner', 'Tischler/in', false],
  ['Gertner', 'Gärtner/in', true],
  ['Blumen züchten', 'Gärtner/in', true],
])('PUB-05 %s is understood as the pool understands it', async (was, label, isGuess) => {
  const { what, count } = await search({ was });
  expect(what).toMatchObject({ kind: 'occupation', occupation: { label }, is_guess: isGuess });
  expect(count).toBeGreaterThan(0);
});

test('PUB-05 other places of a name are other places, no postal codes of the town itself', async () => {
  const { where } = await search({ wo: 'Köln' });
  expect(where.label).toMatch(/^Köln/);
  for (const { label } of where.others) expect(label).not.toMatch(/^\d{5} Köln[,(]?/);
});

test('PUB-05 a kind of job and hours are filters: hours are the most that somebody wants', async () => {
  expect((await search({ was: 'Minijob' })).filters.job_types).toEqual([1]);
  expect((await search({ was: '6 Stunden' })).filters.work_loads).toEqual([1, 2, 3]);
});

test('PUB-05 a word that is no occupation finds titles, texts and employers', async () => {
  await api.db
    .update(jobDemands)
    .set({ title: 'Wer pflegt unsere Obstwiesen?' })
    .where(eq(jobDemands.id, JOB_ID));
  for (const was of ['obstwiese', 'Obstwiesen pflegt']) {
    const { what, jobs } = await search({ was });
    expect(what.kind).toBe('words');
    expect(jobs.map(({ id }) => id)).toEqual([JOB_ID]);
  }
  const employer = await search({ was: 'Weber Holzbau' });
  expect(employer.count).toBeGreaterThan(90);
  expect(new Set(employer.jobs.map((job: PublicJobLean) => job.employer.name)).size).toBe(1);
  expect((await search({ was: 'qqxyz' })).count).toBe(0);
});

test('PUB-05 REACH-06 what words find around a place is ordered by distance as well', async () => {
  const { what, jobs, filters } = await search({
    was: 'Weber Holzbau',
    wo: 'Köln',
    umkreis: '100',
  });
  expect(what.kind).toBe('words');
  expect(filters.order).toBe('nearest');
  const kms = jobs.map((job: PublicJobLean) => job.distance_km ?? Number.POSITIVE_INFINITY);
  expect(new Set(kms).size).toBeGreaterThan(1);
  expect(kms).toEqual([...kms].sort((one, other) => one - other));
});

test('PUB-05 a place orders by distance, a region is searched as a whole', async () => {
  const { where, jobs, filters } = await search({ wo: 'Köln', umkreis: '25' });
  expect(where).toMatchObject({ is_known: true, place: { code: '50667', slug: '50667-koeln' } });
  expect(filters).toMatchObject({ radius_km: 25, order: 'nearest' });
  expect(jobs[0]?.distance_km).toBe(0);
  const region = await search({ wo: 'Nordrhein-Westfalen' });
  expect(region.where).toMatchObject({ is_known: true, place: null });
  expect((await search({ wo: 'Xqzwty' })).where.is_known).toBe(false);
});

test('PUB-05 what a filter cannot mean is left out and named, whatever it is', async () => {
  const query = {
    art: "1'; drop table users",
    stunden: '99',
    homeoffice: 'ja',
    lohn: '-5',
    umkreis: '11',
    sortierung: '</script>',
    seite: '99999999999999999999',
  };
  const all = await search(query);
  expect(all.ignored.sort()).toEqual(Object.keys(query).sort());
  expect(all.count).toBe(215);
  const far = await search({ seite: '400' });
  expect([far.page, far.jobs.length > 0]).toEqual([far.pages, true]);
});

test('PUB-05 pay and Homeoffice narrow a list, also that of an occupation', async () => {
  await api.db
    .update(jobDemands)
    .set({ payUnit: 'hour', payFrom: 1_800, payTo: 2_000 })
    .where(eq(jobDemands.id, JOB_ID));
  for (const was of ['', 'Alltagsbegleiter']) {
    const { jobs } = await search({ was, lohn: '19,50' });
    expect(jobs.map(({ id }) => id)).toEqual([JOB_ID]);
  }
  const home = await search({ homeoffice: '1' });
  expect(home.count).toBeGreaterThan(0);
  expect(home.count).toBeLessThan(215);
});

test('PUB-03 a job shows what its employer published, and nobody by name', async () => {
  const { body } = await load(JOB_ID);
  if (body.state !== 'open') throw new Error('it is open');
  expect(body.job).toMatchObject({
    id: JOB_ID,
    postal_code: '50667',
    description: '<p>Wir suchen <strong>Sie</strong>.</p>',
    employer: { name: 'Weber Holzbau GmbH', slug: 'weber-holzbau-gmbh', is_private: false },
  });
  expect(body.similar).toHaveLength(6);
  expect(JSON.stringify(body)).not.toMatch(/Jochen|7654321|Sägeweg|firma@/);
});

test('PUB-03 PUB-09 of a private household nobody learns whose it is', async () => {
  await api.db
    .update(jobDemands)
    .set({
      title: 'Hilfe für Petra Klein',
      description: '<p>Rufen Sie an: 0221 99887766, klein@mail.example, Rosenweg 5</p>',
    })
    .where(eq(jobDemands.id, PRIVATE_JOB_ID));
  await api.db
    .update(clients)
    .set({ profileDescription: 'Ich bin Petra.' })
    .where(eq(clients.id, testUsers.privateEmployer.clientId));
  const { body } = await load(PRIVATE_JOB_ID);
  expect(body).toMatchObject({
    job: {
      employer: { id: null, name: 'Privathaushalt', profile_description: null },
      slug: 'im-privathaushalt',
      job_type_label: null,
      homeoffice_label: null,
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/Petra|Klein|Familie|99887766|mail\.example|Rosenweg/);
});

test('PUB-03 a job that has ended says so with similar ones, one that never was is not found', async () => {
  const { status, body } = await load(CLOSED_JOB_ID);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'ended', id: CLOSED_JOB_ID });
  expect(body.similar.length).toBeGreaterThan(0);
  expect(body.similar.map(({ id }) => id)).not.toContain(CLOSED_JOB_ID);
  expect((await load(999_999)).status).toBe(404);
});

test('PUB-09 a company has its page, a household and an unknown one have none', async () => {
  const find = (id: number) => api.send('GET /public_employer/{id}', { params: { id } }, null);
  const { body } = await find(testUsers.company.clientId);
  expect(body).toMatchObject({ employer: { name: 'Weber Holzbau GmbH' }, page: 1 });
  expect(body.count).toBeGreaterThan(body.jobs.length);
  expect(JSON.stringify(body)).not.toContain('Jochen');
  for (const id of [testUsers.privateEmployer.clientId, 999_999]) {
    expect((await find(id)).status).toBe(404);
  }
});

test('PUB-05 pages of occupations and places are there where jobs are, each with one address', async () => {
  const land = (query: Record<string, string>) => api.send('GET /public_landing', { query }, null);
  const both = await land({ beruf: 'alltagsbegleiter-in', ort: '50667-anders' });
  expect(both.body).toMatchObject({
    path: '/stellen/beruf/alltagsbegleiter-in/50667-koeln',
    occupation: { label: 'Alltagsbegleiter/in' },
    place: { label: '50667 Köln' },
  });
  expect(both.body.jobs.length).toBeGreaterThan(0);
  const occupation = await land({ beruf: 'alltagsbegleiter-in' });
  expect(occupation.body.places.length).toBeGreaterThan(0);
  expect(occupation.body.occupations.map(({ label }) => label)).not.toContain(
    'Alltagsbegleiter/in',
  );
  expect((await land({ ort: '50667-koeln' })).body.occupations.length).toBeGreaterThan(0);
  for (const query of [{}, { beruf: 'astronaut-in' }, { ort: '00000' }, { ort: 'koeln' }]) {
    expect((await land(query)).status).toBe(404);
  }
  const { body } = await api.send(
    'GET /public_landing_index',
    { query: { land: 'nordrhein-westfalen' } },
    null,
  );
  expect(body.occupations).toHaveLength(4);
  expect(body.places.map(({ slug }) => slug)).toContain('50667-koeln');
});
