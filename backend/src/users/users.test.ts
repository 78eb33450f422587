import { eq } from '../database/drizzle.ts';
import { candidates, communications, messages, sessions } from '../database/schema.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, testUsers } from '../testing/test-users.ts';
import { startOfMonth } from './start-of-month.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('LAY-07 a client has its employer and the number of jobs of this month', async () => {
  const { body } = await api.send('GET /auth/me', {}, 'privateEmployer');
  expect(body).toMatchObject({
    role: 'client',
    client_id: testUsers.privateEmployer.clientId,
    jobs_current_month: 120,
    _candidate: null,
    _client: { isPrivate: true, profile_name: 'Familie K.', contact_name: 'Petra Klein' },
  });
  const now = api.clock.now;
  api.clock.now = new Date(Date.UTC(2026, 11, 1));
  const later = { token: api.tokens.privateEmployer };
  await api.db.update(sessions).set({ expiresAt: new Date(Date.UTC(2027, 0, 1)) });
  expect((await api.send('GET /auth/me', {}, later)).body.jobs_current_month).toBe(0);
  api.clock.now = now;
});

test.each([
  ['2026-11-21T09:00:00Z', '2026-10-31T23:00:00.000Z'],
  ['2026-10-31T23:00:00Z', '2026-10-31T23:00:00.000Z'],
  ['2026-10-31T22:59:59Z', '2026-09-30T23:00:00.000Z'],
  ['2026-07-15T12:34:56.789Z', '2026-06-30T22:00:00.000Z'],
])('API-05 the month of %s began in Berlin at %s', (now, start) => {
  expect(startOfMonth(new Date(now)).toISOString()).toBe(start);
});

test('a new password asks for the old one and ends the other sessions', async () => {
  const { usersId, email } = testUsers.paidCandidate;
  const login = { body: { email, password: PASSWORD } };
  const { body: other } = await api.send('POST /auth/login', login, null);
  const change = (current_password: string) =>
    api.send(
      'PUT /users/{id}',
      { params: { id: usersId }, body: { current_password, password: 'ganz neues Passwort' } },
      'paidCandidate',
    );
  expect(await change('falsch')).toMatchObject({
    status: 400,
    body: { param: 'current_password' },
  });
  expect((await change(PASSWORD)).status).toBe(200);
  expect((await api.send('GET /auth/me', {}, { token: other.authToken })).status).toBe(401);
  expect((await api.send('GET /auth/me', {}, 'paidCandidate')).status).toBe(200);
  expect((await api.send('POST /auth/login', login, null)).status).toBe(401);
});

test('a candidate has no employer to change; a client changes its own', async () => {
  const body = { _client: { profile_name: 'Neu GmbH' } };
  const own = { params: { id: testUsers.candidate.usersId }, body };
  expect((await api.send('PUT /users/{id}', own, 'candidate')).status).toBe(403);
  const client = { params: { id: testUsers.company.usersId }, body };
  expect((await api.send('PUT /users/{id}', client, 'company')).body._client).toMatchObject({
    profile_name: 'Neu GmbH',
    contact_name: 'Jochen Weber',
  });
});

test('ACCT-09 deleting the user removes profile, conversations and sessions', async () => {
  const { usersId, candidateId } = testUsers.candidate;
  await api.send('POST /application', samples['POST /application'], 'candidate');
  const gone = await api.send('DELETE /users/{id}', { params: { id: usersId } }, 'candidate');
  expect(gone.status).toBe(200);
  expect((await api.send('GET /auth/me', {}, 'candidate')).status).toBe(401);
  const left = await Promise.all([
    api.db.$count(candidates, eq(candidates.id, candidateId)),
    api.db.$count(communications, eq(communications.candidateId, candidateId)),
    api.db.$count(messages, eq(messages.sendingUsersId, usersId)),
    api.db.$count(sessions, eq(sessions.usersId, usersId)),
  ]);
  expect(left).toEqual([0, 0, 0, 0]);
});
