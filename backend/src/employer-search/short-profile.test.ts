import { eq } from '../database/drizzle.ts';
import { candidates, jobDemands } from '../database/schema.ts';
import { MATCHING_JOB_ID } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await api.db
    .update(jobDemands)
    .set({ postalCode: '50667', homeofficeId: 1, status: 'active' })
    .where(eq(jobDemands.id, MATCHING_JOB_ID));
});
afterAll(() => api.close());

const { candidate, stranger } = testUsers;
const renate = { params: { id: candidate.candidateId } };
const change = (values: Partial<typeof candidates.$inferInsert>) =>
  api.db.update(candidates).set(values).where(eq(candidates.id, candidate.candidateId));
const list = async () =>
  (
    await api.send(
      'GET /job_demand/{id}/candidates',
      { params: { id: MATCHING_JOB_ID }, query: {} },
      'company',
    )
  ).body;

/** Every way to say who one is, in one text. */
const TELLING =
  'Renate SCHUSTER, R e n a t e, Frau Petra Lindner, Caritas Köln, Tel. 0221 / 4455667, null zwei zwei eins vier vier, renate@web.de, renate (at) web punkt de, www.renate-s.example/x, linkedin.com/in/rs, Domstraße 12, 50667';
const SECRETS = [
  /renate|r e n a t e|schuster|lindner|caritas/i,
  /4455667|null zwei/i,
  /@|\(at\)|web|linkedin|www/i,
  /dom|50667/i,
];

test('TRUST-03 nothing that was typed tells employers who it is, in no field of any call', async () => {
  await change({
    firstName: 'Renate',
    lastName: 'Schuster',
    street: 'Domstraße 12',
    postalCode: '50667',
    lastEmployer: { employer_name: 'Caritas Köln' },
    mainJob: { sector_id: 1, subsector_id: 11, job_position: `Köchin ${TELLING}` },
    education: {
      degree: TELLING,
      more_title: `Meisterin ${TELLING}`,
      trainings: `Kurs ${TELLING}`,
      software: `Excel ${TELLING}`,
    },
    additional: {
      potential_job_1: 'true',
      language_other: 'true',
      languages: `Polnisch, ${TELLING}`,
    },
  });
  const { body } = await api.send('GET /candidate/{id}/detail', renate, 'company');
  const shown = JSON.stringify([body, await list()]);
  for (const secret of SECRETS) expect(shown).not.toMatch(secret);
  expect(body.title).toMatch(/^Köchin/);
  expect(body.more_title).toMatch(/^Meisterin/);
  expect(body.languages.join()).toContain('Polnisch');
});

test('TRUST-03 candidates see of themselves what the employer sees, by the same query', async () => {
  await change({
    mainJob: { sector_id: 1, subsector_id: 11, job_position: 'Köchin, Renate' },
    additional: { language_german: 'true', language_other: 'true', languages: 'Polnisch' },
  });
  const employers = (await api.send('GET /candidate/{id}/detail', renate, 'company')).body;
  const own = await api.send('GET /short_profile', {}, 'candidate');
  expect(own.status).toBe(200);
  expect(own.body).toEqual({ ...employers, contact_data: 'anonymous', contacts: [], jobs: [] });
  expect(own.body.languages).toEqual(['Deutsch', 'Polnisch']);
  expect(own.body).toMatchObject({ sector: expect.any(String), subsector: expect.any(String) });
  const others = await api.send('GET /short_profile', {}, 'stranger');
  expect(others.body.id).toBe(stranger.candidateId);
  expect((await api.send('GET /candidate/{id}/detail', renate, 'stranger')).status).toBe(403);
});
