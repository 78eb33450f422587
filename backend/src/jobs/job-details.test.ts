import { eq } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import { CLOSED_JOB_ID, JOB_ID, jobRows, PRIVATE_JOB_ID } from '../testing/jobs.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const load = (id: number, as: keyof typeof testUsers = 'candidate') =>
  api.send('GET /job_demand/{id}', { params: { id } }, as);

test('JOB-02 JOB-04 a company shows all facts of job and employer', async () => {
  const { body } = await load(JOB_ID);
  expect(body).toMatchObject({
    title: 'Stelle 1',
    description: '<p>Wir suchen <strong>Sie</strong>.</p>',
    search_location_label: '50667 Köln',
    postal_code: '50667',
    city: 'Köln',
    region_label: 'Nordrhein-Westfalen',
    latitude: 50.9384,
    longitude: 6.9599,
    radius: 10_000,
    work_load_label: 'ab 20 Stunden',
    job_type_label: 'Ehrenamt',
    homeoffice_id: 2,
    homeoffice_label: 'teilweise',
    _application_on_job_demand: null,
    _outreaches_to_candidate: [],
    _client: {
      isPrivate: false,
      profile_name: 'Weber Holzbau GmbH',
      salutation_label: 'Herr',
      contact_name: 'Jochen Weber',
      employer_type_label: 'Unternehmen',
      company_size_label: '1 bis 10',
      profile_age_label: 'seit über 10 Jahren',
      subsector_label: 'Holz',
      profile_link: 'https://weber.example',
    },
  });
});

test('JOB-04 a private employer exposes less', async () => {
  const { body } = await load(PRIVATE_JOB_ID);
  expect(body._client).toMatchObject({
    isPrivate: true,
    contact_name: null,
    salutation_label: null,
    contact_salutation: null,
    profile_link: null,
  });
  expect(JSON.stringify(body)).not.toContain('Petra');
});

test('JOB-01 a job that is not active is gone for others, but not for its owner', async () => {
  expect(await load(CLOSED_JOB_ID)).toMatchObject({
    status: 404,
    body: {
      code: 'job_demand.deactivated',
      message: 'Diese Stelle wurde vom Arbeitgeber deaktiviert',
    },
  });
  expect(await load(CLOSED_JOB_ID, 'company')).toMatchObject({ status: 200 });
  expect(await load(CLOSED_JOB_ID, 'privateEmployer')).toMatchObject({ status: 404 });
  expect(await load(999_999)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('CARD-01 the match line names the fitting activity of the requesting candidate', async () => {
  const own = jobRows.find((job) => job.position_ids.includes(1) && job.status === 'active');
  const imagined = jobRows.find(
    (job) => job.potential_job_id === 1 && !job.position_ids.includes(1) && job.status === 'active',
  );
  const none = jobRows.find(
    (job) =>
      job.potential_job_id === null && !job.position_ids.includes(1) && job.status === 'active',
  );
  const lines = [];
  for (const job of [own, imagined, none]) {
    const { body } = await load(job?.id ?? 0);
    lines.push([body.potential_jobs_match, body.potential_jobs_label]);
  }
  const about = ['Tischler/in', 'Alltagsbegleiter/in', 'Buchhalter/in', 'Gärtner/in'];
  expect(lines).toEqual([
    [true, 'Tischler/in'],
    [true, 'Seniorenbetreuung'],
    [false, about[(none?.position_id ?? 0) - 1]],
  ]);
  const stranger = await load(own?.id ?? 0, 'stranger');
  expect(stranger.body.potential_jobs_match).toBe(false);
});

test('JOB-07 CARD-03 after an application the job carries it, for the sender only', async () => {
  const sent = await api.send('POST /application', samples['POST /application'], 'candidate');
  expect(sent.status).toBe(200);
  const { body } = await load(JOB_ID);
  expect(body._application_on_job_demand).toEqual({
    id: sent.body.id,
    created_at: api.clock.now.getTime(),
  });
  expect(body._outreaches_to_candidate).toEqual([sent.body]);
  expect((await load(JOB_ID, 'stranger')).body._application_on_job_demand).toBeNull();
  const query = { mode: 'lean', limit: 100 } as const;
  const list = await api.send('GET /job_demand', { query: { ...query, offset: 0 } }, 'candidate');
  const job = (list.body as { id: number }[]).find(({ id }) => id === JOB_ID);
  expect(job).toMatchObject({ _outreaches_to_candidate: [sent.body] });
});

test('mode key finds one active job, and nothing for another key', async () => {
  const [row] = await api.db
    .select({ key: jobDemands.key })
    .from(jobDemands)
    .where(eq(jobDemands.id, JOB_ID));
  const find = (key: string) =>
    api.send('GET /job_demand', { query: { mode: 'key', key } }, 'candidate');
  expect((await find(row?.key ?? '')).body).toMatchObject([{ id: JOB_ID }]);
  expect((await find('unknown')).body).toEqual([]);
});
