import type { JobDemandLean } from '@silverjobs/contract';
import { and, eq } from '../../database/drizzle.ts';
import { jobDemands } from '../../database/schema.ts';
import { samples } from '../../testing/samples.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { candidate, company, paidCandidate } = testUsers;
const find = async (search: string) =>
  (await api.send('GET /operator/user', { query: { search } }, 'operator')).body;
const load = (id: number) => api.send('GET /operator/user/{id}', { params: { id } }, 'operator');

test.each([
  ['address', 'RENATE@', candidate.usersId],
  ['name', 'renate schu', candidate.usersId],
  ['number', String(paidCandidate.usersId), paidCandidate.usersId],
  ['employer', 'holzbau', company.usersId],
])('OPER-08 operators-18 a user is found by %s', async (_, search, id) => {
  expect((await find(search)).map(({ users_id }) => users_id)).toContain(id);
});

test('OPER-08 operators-18 signs of patterns are signs, and one character is too little', async () => {
  expect(await find('%%')).toEqual([]);
  expect(await find('__')).toEqual([]);
  expect(
    await api.sendRaw('GET /operator/user', { query: { search: 'a' } }, 'operator'),
  ).toMatchObject({ status: 400 });
});

test('OPER-08 operators-18 the page of a user holds no secret and nothing that was written', async () => {
  const { body } = await load(paidCandidate.usersId);
  expect(body).toMatchObject({ email: paidCandidate.email, paid: true, employer: null });
  expect(JSON.stringify(body)).not.toMatch(/argon2|password|hash/i);
  expect(JSON.stringify(body)).not.toContain(PASSWORD);
  expect((await load(999_999)).status).toBe(404);
});

test('OPER-08 operators-22 an employer is marked as verified, and the mark is taken back', async () => {
  const verify = (id: number, verified: boolean) =>
    api.sendRaw(
      'PUT /operator/employer/{id}/verification',
      { params: { id }, body: { verified, reason: 'Adresse der eigenen Domain.' } },
      'operator',
    );
  expect(await verify(company.usersId, true)).toMatchObject({
    body: { employer: { verified_at: api.clock.now.getTime() } },
  });
  expect(await verify(company.usersId, false)).toMatchObject({
    body: { employer: { verified_at: null } },
  });
  expect(await verify(candidate.usersId, true)).toMatchObject({ status: 404 });
});

test('OPER-08 operators-22 the mark shows with the jobs and goes with the name', async () => {
  const verification = { params: { id: company.usersId }, body: { verified: true, reason: 'HRB' } };
  await api.send('PUT /operator/employer/{id}/verification', verification, 'operator');
  const [job] = await api.db
    .select({ id: jobDemands.id })
    .from(jobDemands)
    .where(and(eq(jobDemands.clientId, company.clientId), eq(jobDemands.status, 'active')))
    .limit(1);
  const mark = async () => {
    const parts = { params: { id: job?.id ?? 0 } };
    return (await api.send('GET /job_demand/{id}', parts, 'candidate')).body._client.verified;
  };
  const { body: list } = await api.send(
    'GET /job_demand',
    { query: { mode: 'lean', limit: 50, offset: 0 } },
    'candidate',
  );
  const marked = (list as JobDemandLean[]).filter(({ _client }) => _client.verified);
  expect(new Set(marked.map(({ client_id }) => client_id))).toEqual(new Set([company.clientId]));
  expect(await mark()).toBe(true);
  const { body: profile } = await api.send('GET /client', {}, 'company');
  const same = {
    ...samples['PUT /client'].body,
    isPrivate: false,
    profile_name: profile.profile_name ?? '',
    profile_link: profile.profile_link,
  };
  expect((await api.sendRaw('PUT /client', { body: same }, 'company')).status).toBe(200);
  expect(await mark()).toBe(true);
  const renamed = { ...same, profile_name: 'Ganz andere GmbH' };
  expect((await api.sendRaw('PUT /client', { body: renamed }, 'company')).status).toBe(200);
  expect(await mark()).toBeUndefined();
});
