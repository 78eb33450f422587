import type { BodyOf, CandidateUpdate } from '@silverjobs/contract';
import { AGENT_INTERNAL_FIELDS } from '@silverjobs/contract';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const id = testUsers.candidate.candidateId;

type Change = Omit<CandidateUpdate, 'id'>;
const update = (change: Change) => {
  const body: BodyOf<'PUT /candidate/{id}'> = { id, ...change };
  return api.send('PUT /candidate/{id}', { params: { id }, body }, 'candidate');
};

const changes: readonly [Change, object][] = [
  [
    { contact: { salutation_id: null, phone: '030 123456' }, ops: { mode: 'contact_data_update' } },
    {
      contact: {
        salutation_id: null,
        _salutation: null,
        phone: '030 123456',
        first_name: 'Renate',
        complete: false,
      },
    },
  ],
  [
    {
      additional: { language_english: 'true', languages: 'Polnisch' },
      preferences: { work_load_candidate_id: 2, work_fully_remote_id: 2 },
      ops: { mode: 'personal_preferences_update' },
    },
    {
      additional: { language_english: 'true', potential_job_1: 'true', languages: 'Polnisch' },
      preferences: { work_load: 'Teilzeit', work_fully_remote_id: 2 },
    },
  ],
  [
    { additional: { potential_job_24: 'true' }, ops: { mode: 'potential_jobs_update' } },
    {
      additional: { potential_job_1: 'true', potential_job_2: 'false', potential_job_24: 'true' },
      display: { potential_jobs_count: 2 },
    },
  ],
  [
    {
      location: { postal_code: '01067', street: 'Ring 1' },
      ops: { mode: 'search_location_update' },
    },
    {
      location: { postal_code: '01067', street: 'Ring 1', radius: 10_000 },
      display: { city: 'Dresden' },
    },
  ],
  [
    { location: { radius: 25_000 }, ops: { mode: 'search_radius_update' } },
    { location: { postal_code: '01067', street: 'Ring 1', radius: 25_000 } },
  ],
  [
    { main_job: { job_position: 'Leuchtturmwärter' }, ops: { mode: 'main_job_update' } },
    { main_job: { job_position: 'Leuchtturmwärter' } },
  ],
  [
    {
      main_job: { sector_id: 2, subsector_id: 21, experience_years_id: 2 },
      ops: { mode: 'main_job_update' },
    },
    {
      main_job: { sector: 'Soziales', subsector: 'Betreuung', job_experience: 'über 5 Jahre' },
    },
  ],
  [
    {
      display: { last_employer: { employer_name: 'Bahn', employer_years_id: 1 } },
      ops: { mode: 'last_employer_update' },
    },
    { display: { last_employer: { employer_name: 'Bahn', employer_years: 'bis 5 Jahre' } } },
  ],
  [
    {
      display: { previous_employer: { employer_name: 'Post' } },
      ops: { mode: 'previous_employer_update' },
    },
    { display: { previous_employer: { employer_name: 'Post' } } },
  ],
  [
    { education: { level_id: 1, degree: 'Meister' }, ops: { mode: 'education_degree_update' } },
    { education: { level: 'Lehre', degree: 'Meister', trainings: null } },
  ],
  [
    { education: { trainings: 'Schweißen' }, ops: { mode: 'trainings_software_update' } },
    { education: { trainings: 'Schweißen' } },
  ],
  [
    { ops: { mode: 'job_search_change', status: 'inactive' } },
    { ops: { status: 'inactive', mode: 'job_search_change' } },
  ],
];

test('PROF-05 each mode changes its section and nothing else', async () => {
  for (const [change, expected] of changes) {
    const answer = await update(change);
    expect(answer).toMatchObject({ status: 200, body: expected });
    const stored = await api.send('GET /candidate', {}, 'candidate');
    expect(stored.body).toEqual([{ ...answer.body, ops: { ...answer.body.ops, mode: null } }]);
  }
  const [candidate] = (await api.send('GET /candidate', {}, 'candidate')).body;
  expect(candidate).toMatchObject({
    contact: { first_name: 'Renate', phone: '030 123456' },
    display: { last_employer: { employer_name: 'Bahn' } },
    education: { degree: 'Meister', trainings: 'Schweißen' },
  });
});

test('PROF-05 a section of another mode is ignored, a missing one refused', async () => {
  const answer = await update({
    contact: { first_name: 'Fremd' },
    location: { radius: 5_000 },
    ops: { mode: 'search_radius_update' },
  });
  expect(answer.body).toMatchObject({
    contact: { first_name: 'Renate' },
    location: { radius: 5_000 },
  });
  expect(await update({ ops: { mode: 'contact_data_update' } })).toMatchObject({
    status: 400,
    body: { param: 'contact' },
  });
  expect(await update({ ops: { mode: 'job_search_change' } })).toMatchObject({
    status: 400,
    body: { param: 'ops.status' },
  });
});

const wrong: readonly [string, Change][] = [
  ['main_job.sector_id', { main_job: { sector_id: null }, ops: { mode: 'main_job_update' } }],
  [
    'main_job.subsector_id',
    { main_job: { sector_id: 2, subsector_id: 11 }, ops: { mode: 'main_job_update' } },
  ],
  ['education.level_id', { education: { level_id: 77 }, ops: { mode: 'education_degree_update' } }],
  [
    'location.postal_code',
    { location: { postal_code: '99999' }, ops: { mode: 'search_location_update' } },
  ],
];

test.each(wrong)('PROF-03 an impossible %s is refused', async (param, change) => {
  expect(await update(change)).toMatchObject({ status: 400, body: { param } });
});

test('AI-04 the details for assistants hold the profile and the internal fields', async () => {
  const answer = await api.send('GET /candidate/{id}/agent', { params: { id } }, 'candidate');
  expect(answer.body).toMatchObject({
    contact: { name: 'Renate Schuster' },
    location: { postal_code: '01067' },
    education: { level: 'Lehre' },
    potential_jobs: ['Seniorenbetreuung'],
    potential_jobs_id: [1, 24],
    positions_auto_id: [2],
  });
  expect(Object.keys(answer.body)).toEqual(expect.arrayContaining([...AGENT_INTERNAL_FIELDS]));
});
