import { AUTH_LIFETIME_SECONDS, LINK_SIGN_IN_EMAIL } from '@silverjobs/contract';
import { desc, eq } from '../database/drizzle.ts';
import { outbox, sessions, users } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { insertSession, PASSWORD, testUsers } from '../testing/test-users.ts';
import { hashSecret } from './secrets.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const login = (email: string, password: string) =>
  api.send('POST /auth/login', { body: { email, password } }, null);
const me = (token: string) => api.send('GET /auth/me', {}, { token });

async function newestMail(recipient: string): Promise<string> {
  const [mail] = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  return mail?.text ?? '';
}

const tokenIn = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? '';

test('ACC-10 login gives a token; only its hash is stored; case and spaces do not count', async () => {
  const { status, body } = await login(' Renate@Test.example ', PASSWORD);
  expect(status).toBe(200);
  const [row] = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashSecret(body.authToken)));
  expect(row?.usersId).toBe(testUsers.candidate.usersId);
  expect((row?.expiresAt.getTime() ?? 0) - api.clock.now.getTime()).toBe(
    AUTH_LIFETIME_SECONDS * 1_000,
  );
  expect((await me(body.authToken)).body).toMatchObject({
    email: testUsers.candidate.email,
    role: 'candidate',
    candidate_id: testUsers.candidate.candidateId,
    _candidate: {
      contact: { first_name: 'Renate', complete: true, _salutation: { label: 'Frau' } },
    },
    _client: null,
  });
});

test('LOG-02 wrong password and unknown address get the same answer', async () => {
  const wrong = await login(testUsers.candidate.email, 'falsch');
  expect(wrong).toMatchObject({
    status: 401,
    body: {
      code: 'login.invalid',
      message: 'Ungültige E-Mail oder ungültiges Passwort. Bitte versuchen Sie es erneut.',
    },
  });
  expect(await login('niemand@test.example', 'falsch')).toEqual(wrong);
  expect(await login('kein Name', 'falsch')).toEqual(wrong);
});

test('LOG-03 too many wrong passwords are stopped, even the right one, until time has passed', async () => {
  const attempt = async (password: string) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '192.0.2.1',
      payload: { email: testUsers.stranger.email, password },
    });
    return [response.statusCode, response.json().code];
  };
  for (let round = 0; round < 10; round += 1) {
    expect(await attempt('falsch')).toEqual([401, 'login.invalid']);
  }
  expect(await attempt(PASSWORD)).toEqual([429, 'rate.limited']);
  const elsewhere = await login(testUsers.stranger.email, PASSWORD);
  expect(elsewhere.status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 16 * 60_000);
  expect(await attempt(PASSWORD)).toEqual([200, undefined]);
});

test('ACC-11 logout ends the token', async () => {
  const { body } = await login(testUsers.candidate.email, PASSWORD);
  await api.send('POST /auth/logout', {}, { token: body.authToken });
  expect(await me(body.authToken)).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
});

test('ACC-14 ACC-19 a token expires after 3 hours; a refreshed one lasts from then on', async () => {
  const { body } = await login(testUsers.candidate.email, PASSWORD);
  const start = api.clock.now.getTime();
  api.clock.now = new Date(start + (AUTH_LIFETIME_SECONDS - 1) * 1_000);
  const fresh = await api.send('POST /auth/refresh', {}, { token: body.authToken });
  expect(fresh.status).toBe(200);
  api.clock.now = new Date(start + AUTH_LIFETIME_SECONDS * 1_000);
  expect(await me(body.authToken)).toMatchObject({ body: { code: 'token.invalid' } });
  api.clock.now = new Date(start + AUTH_LIFETIME_SECONDS * 1_000 + 60_000);
  expect((await me(fresh.body.authToken)).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + AUTH_LIFETIME_SECONDS * 1_000);
  expect(await me(fresh.body.authToken)).toMatchObject({ body: { code: 'token.expired' } });
});

test('LOG-06 a login link signs in once, within 24 hours, also as a deep link', async () => {
  const { email } = testUsers.paidCandidate;
  const request = () => api.send('GET /auth/request-magic-link', { query: { email } }, null);
  expect((await request()).body).toEqual({ ok: true });
  const body = { token: tokenIn(await newestMail(email)) };
  const first = await api.send('POST /auth/magic-link', { body }, null);
  expect((await me(first.body.authToken)).body.email).toBe(email);
  expect(await api.send('POST /auth/magic-link', { body }, null)).toMatchObject({
    status: 400,
    body: { code: 'link.invalid' },
  });
  await request();
  const deep = await login(LINK_SIGN_IN_EMAIL, tokenIn(await newestMail(email)));
  expect(deep.status).toBe(200);
  await request();
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000 + 1);
  const late = { token: tokenIn(await newestMail(email)) };
  for (let round = 0; round < 2; round += 1) {
    const answer = await api.send('POST /auth/magic-link', { body: late }, null);
    expect(answer).toMatchObject({ status: 410, body: { code: 'link.expired' } });
  }
});

test('LOG-06 LOG-08 the answer does not tell whether an address is known', async () => {
  const query = { email: 'niemand@test.example' };
  const link = await api.send('GET /auth/request-magic-link', { query }, null);
  const reset = await api.send('POST /auth/request-password-reset', { body: query }, null);
  expect([link, reset]).toEqual(Array(2).fill({ status: 200, body: { ok: true } }));
  expect(await newestMail(query.email)).toBe('');
});

test('LOG-08 a reset link sets a new password and ends every session and link', async () => {
  const { email, usersId } = testUsers.stranger;
  const old = await login(email, PASSWORD);
  const request = { body: { email } };
  await api.send('POST /auth/request-password-reset', request, null);
  const other = tokenIn(await newestMail(email));
  await api.send('POST /auth/request-password-reset', request, null);
  const token = tokenIn(await newestMail(email));
  const short = { token, password: 'kurz' };
  expect(await api.send('POST /auth/reset-password', { body: short }, null)).toMatchObject({
    status: 400,
    body: { param: 'password' },
  });
  const body = { token, password: 'ein anderes Passwort' };
  const reset = await api.send('POST /auth/reset-password', { body }, null);
  expect((await me(reset.body.authToken ?? '')).body.id).toBe(usersId);
  expect((await me(old.body.authToken)).status).toBe(401);
  expect((await login(email, PASSWORD)).status).toBe(401);
  expect((await login(email, body.password)).status).toBe(200);
  const again = { body: { ...body, token: other } };
  expect((await api.send('POST /auth/reset-password', again, null)).status).toBe(400);
});

test('account-24 an address changes only when the link in the mail to it is used', async () => {
  const { usersId, email } = testUsers.company;
  const wanted = 'neue@test.example';
  const expiresAt = new Date(api.clock.now.getTime() + 60_000);
  const as = { token: await insertSession(api.db, usersId, expiresAt) };
  const body = { email: wanted, users_id: usersId };
  const asked = await api.send('POST /auth/request-email-change', { body }, as);
  expect(asked.body.email).toBe(email);
  const confirm = { body: { token: tokenIn(await newestMail(wanted)) } };
  const confirmed = await api.send('POST /auth/confirm-email-change', confirm, null);
  expect(confirmed.body).toEqual({ email: wanted });
  expect((await me(as.token)).body.email).toBe(wanted);
});

test('LOG-07 ACC-10 signup makes a client, registration a candidate', async () => {
  const signup = {
    email: 'Firma2@Test.example',
    password: PASSWORD,
    role: 'client' as const,
    sessionId: '',
    pd_person_id: '',
    pd_deal_id: '',
  };
  const client = await api.send('POST /auth/signup', { body: signup }, null);
  expect((await me(client.body.authToken ?? '')).body).toMatchObject({
    email: 'firma2@test.example',
    role: 'client',
    candidate_id: null,
    jobs_current_month: 0,
    _client: { isPrivate: false, profile_name: null },
  });
  const registration = { email: 'ute@test.example', password: PASSWORD, first_name: 'Ute' };
  const candidate = await api.send('POST /auth/register', { body: registration }, null);
  expect((await me(candidate.body.authToken ?? '')).body).toMatchObject({
    role: 'candidate',
    plan_type: 'free',
    _candidate: { contact: { first_name: 'Ute', complete: false } },
  });
  const admin = { body: { ...signup, email: 'a@test.example', role: 'admin' } };
  expect(await api.sendRaw('POST /auth/signup', admin, null)).toMatchObject({ status: 400 });
  const stored = await api.db.select().from(users).where(eq(users.email, 'ute@test.example'));
  expect(stored[0]?.passwordHash).toMatch(/^\$argon2id\$/);
});
