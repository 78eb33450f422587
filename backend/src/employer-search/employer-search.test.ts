import { type BodyOf, OUTREACHES_PER_DAY } from '@silverjobs/contract';
import { eq, ne } from '../database/drizzle.ts';
import {
  candidatePositions,
  candidates,
  communications,
  jobDemands,
  rateLimits,
  users,
} from '../database/schema.ts';
import { CONVERSATION_ID } from '../testing/conversations.ts';
import { MATCHING_JOB_ID } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { candidate, paidCandidate, stranger } = testUsers;
const job = { params: { id: MATCHING_JOB_ID } };
const renate = { params: { id: candidate.candidateId } };

const candidatesOfJob = async () =>
  (await api.send('GET /job_demand/{id}/candidates', { ...job, query: {} }, 'company')).body;

const change = (values: Partial<typeof candidates.$inferInsert>) =>
  api.db.update(candidates).set(values).where(eq(candidates.id, candidate.candidateId));

const outreach = (values: Partial<BodyOf<'POST /candidate/{id}/outreach'>> = {}) => ({
  ...renate,
  body: {
    job_demand_id: MATCHING_JOB_ID,
    message: 'Guten Tag',
    client_key: '1c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    ...values,
  },
});

beforeEach(async () => {
  await api.db.delete(communications).where(ne(communications.id, CONVERSATION_ID));
  await change({ status: 'active_visible', postalCode: '50667' });
  await api.db.update(candidatePositions).set({ matchingUsed: true });
  // The job stands in Köln, as Renate lives.
  await api.db
    .update(jobDemands)
    .set({ postalCode: '50667', homeofficeId: 1, potentialJobId: null, status: 'active' })
    .where(eq(jobDemands.id, MATCHING_JOB_ID));
});

test('EMP-03 a job finds who has done such work nearby, without a name', async () => {
  const found = await candidatesOfJob();
  expect(found).toEqual([
    {
      id: candidate.candidateId,
      title: 'Holz',
      match_label: 'Tischler/in',
      city: 'Köln',
      distance_km: 0,
      experience: null,
      work_load: null,
      communication_id: null,
    },
  ]);
  const count = { ...job, query: { mode: 'count' } } as const;
  expect((await api.send('GET /job_demand/{id}/candidates', count, 'company')).body).toEqual({
    id: 1,
  });
});

test.each([
  ['is not searching', { status: 'inactive' as const }],
  ['lives too far away', { postalCode: '80331' }],
  ['lives nowhere known', { postalCode: null }],
])('EMP-03 a candidate who %s is not found', async (_, values) => {
  await change(values);
  expect(await candidatesOfJob()).toEqual([]);
});

test('EMP-03 an activity that is switched off does not count, one that is imagined does', async () => {
  await api.db.update(candidatePositions).set({ matchingUsed: false });
  expect(await candidatesOfJob()).toEqual([]);
  await api.db
    .update(jobDemands)
    .set({ potentialJobId: 1 })
    .where(eq(jobDemands.id, MATCHING_JOB_ID));
  expect(await candidatesOfJob()).toMatchObject([{ match_label: 'Seniorenbetreuung' }]);
});

test('EMP-03 the short profile names nobody until contact data is shared with this employer', async () => {
  const anonymous = await api.send('GET /candidate/{id}/detail', renate, 'company');
  expect(anonymous.body).toMatchObject({
    title: 'Holz',
    positions: ['Tischler/in'],
    contact_data: 'anonymous',
    jobs: expect.arrayContaining([{ id: MATCHING_JOB_ID, title: 'Stelle 15' }]),
  });
  expect(JSON.stringify(anonymous.body)).not.toMatch(/Renate|Schuster|1234567|renate@/);
  const contactData = {
    salutation_id: 2 as const,
    first_name: 'Renate',
    last_name: 'Schuster',
    phone: '0221 1234567',
    email: candidate.email,
  };
  const shared = {
    type: 'application' as const,
    sendingUsersId: candidate.usersId,
    candidateId: candidate.candidateId,
    contactData,
  };
  // Shared with the other employer alone: the company still sees nothing of it.
  await api.db
    .insert(communications)
    .values({ ...shared, clientId: testUsers.privateEmployer.clientId, jobDemandId: 2 });
  const still = await api.send('GET /candidate/{id}/detail', renate, 'company');
  expect(still.body).toMatchObject({ contact_data: 'anonymous', contacts: [] });
  await api.db
    .insert(communications)
    .values({ ...shared, clientId: testUsers.company.clientId, jobDemandId: MATCHING_JOB_ID });
  const known = await api.send('GET /candidate/{id}/detail', renate, 'company');
  expect(known.body).toMatchObject({
    contact_data: contactData,
    contacts: [{ type: 'application', job_demand_id: MATCHING_JOB_ID }],
  });
  expect(known.body.jobs).not.toContainEqual({ id: MATCHING_JOB_ID, title: 'Stelle 15' });
});

test('EMP-03 who fits nothing or has stopped searching is unknown, who is in a conversation is not', async () => {
  const open = (id: number) =>
    api.send('GET /candidate/{id}/detail', { params: { id } }, 'company');
  expect((await open(stranger.candidateId)).status).toBe(404);
  expect((await open(paidCandidate.candidateId)).status).toBe(200);
  await change({ status: 'inactive' });
  expect((await open(candidate.candidateId)).status).toBe(404);
});

test('EMP-03 the first message of an employer arrives once and can be answered and reported', async () => {
  const [one, two] = await Promise.all([
    api.send('POST /candidate/{id}/outreach', outreach(), 'company'),
    api.send('POST /candidate/{id}/outreach', outreach(), 'company'),
  ]);
  expect([one.status, two.body.communication_id]).toEqual([200, one.body.communication_id]);
  const list = await api.send('GET /communication', { query: {} }, 'candidate');
  expect(list.body).toMatchObject([
    { type: 'outreach', unread_count: 1, message: 'Guten Tag', contact_data: 'anonymous' },
  ]);
  const query = { communication_id: one.body.communication_id };
  const [message] = (await api.send('GET /message', { query }, 'candidate')).body;
  const report = { params: { id: message?.id ?? 0 }, body: { reason: 'advertising' as const } };
  expect((await api.send('POST /message/{id}/report', report, 'candidate')).status).toBe(200);
  const other = outreach({ client_key: '2c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e' });
  const again = await api.send('POST /candidate/{id}/outreach', other, 'company');
  expect(again).toMatchObject({ status: 409, body: { payload: query } });
});

test('EMP-03 an employer waits for an answer before it writes more', async () => {
  const { body } = await api.send('POST /candidate/{id}/outreach', outreach(), 'company');
  const message = {
    body: {
      communication_id: body.communication_id,
      type: 'outreach' as const,
      message: 'Noch da?',
    },
  };
  expect((await api.send('POST /message', message, 'company')).status).toBe(200);
  expect(await api.send('POST /message', message, 'company')).toMatchObject({
    status: 429,
    body: { code: 'rate.limited' },
  });
  expect((await api.send('POST /message', message, 'candidate')).status).toBe(200);
  expect((await api.send('POST /message', message, 'company')).status).toBe(200);
});

test('EMP-03 nobody is addressed about a job that is paused, foreign or does not fit', async () => {
  const about = async (job_demand_id: number) =>
    (await api.send('POST /candidate/{id}/outreach', outreach({ job_demand_id }), 'company'))
      .status;
  expect(await about(2)).toBe(404);
  expect(await about(1)).toBe(404);
  await api.db
    .update(jobDemands)
    .set({ status: 'paused' })
    .where(eq(jobDemands.id, MATCHING_JOB_ID));
  expect(await about(MATCHING_JOB_ID)).toBe(404);
  expect(await api.db.$count(communications)).toBe(1);
});

test.each([
  [{}, 3],
  [{ search_what_id: 1 }, 1],
  [{ search_what_id: 2 }, 1],
  [{ search_what_id: 3 }, 0],
  [{ search_location_id: 1_506_670 }, 1],
  [{ search_what_id: 1, search_location_id: 4 }, 0],
])('EMP-03 the candidates for %j are %s', async (query, expected) => {
  const { body } = await api.send('GET /candidate_count', { query }, 'company');
  expect(body).toEqual({ id: expected });
});

test('EMP-03 nobody addresses more than so many people a day', async () => {
  const testUsers = Array.from({ length: OUTREACHES_PER_DAY + 1 }, (_, index) => 9_000 + index);
  await api.db.delete(rateLimits);
  await api.db
    .update(users)
    .set({ createdAt: new Date(0) })
    .where(eq(users.id, 111));
  await api.db.insert(users).values(
    testUsers.map((id) => ({
      id,
      email: `p${id}@test.example`,
      role: 'candidate' as const,
      mailboxProvenAt: api.clock.now,
    })),
  );
  await api.db
    .insert(candidates)
    .values(testUsers.map((id) => ({ id, usersId: id, postalCode: '50667' })));
  await api.db
    .insert(candidatePositions)
    .values(testUsers.map((id) => ({ id, candidateId: id, positionId: 1 })));
  const statuses = [];
  for (const id of testUsers) {
    const client_key = `1c8f7a52-3a5e-4c1c-9d3e-${String(id).padStart(12, '0')}`;
    const { body } = outreach({ client_key });
    const sent = await api.send(
      'POST /candidate/{id}/outreach',
      { params: { id }, body },
      'company',
    );
    statuses.push(sent.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(OUTREACHES_PER_DAY);
  expect(statuses.at(-1)).toBe(429);
});
