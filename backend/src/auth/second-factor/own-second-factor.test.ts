import { desc, eq } from '../../database/drizzle.ts';
import { auditLog, operators, outbox, rateLimits, sessions, users } from '../../database/schema.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, testUsers } from '../../testing/test-users.ts';
import { hashSecret } from '../secrets.ts';
import { stepAt, totpCode } from './totp.ts';

let api: TestApp;
let secret: string;
let recovery: readonly string[];

const { email, usersId } = testUsers.company;
const refusal = (status: number, code: string) => ({ status, body: { code } });
const codeNow = () => totpCode(secret, stepAt(api.clock.now));
const login = (parts: { password?: string; code?: string } = {}) =>
  api.sendRaw('POST /auth/login', { body: { email, password: PASSWORD, ...parts } }, null);
const me = async (body: unknown) =>
  (await api.sendRaw('GET /auth/me', {}, { token: (body as { authToken: string }).authToken }))
    .status;
const newestMail = async () =>
  (await api.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];
const ways = async () => (await api.send('GET /auth/sign-in-ways', {}, 'company')).body;

beforeAll(async () => {
  api = await openTestApp();
  const before = await login();
  expect(before.status).toBe(200);
  const setUp = await api.send('POST /auth/second-factor/setup', {}, 'company');
  secret = setUp.body.secret;
  expect(setUp.body.uri).toContain(`secret=${secret}`);
  // Nothing is asked for before a code was right: nobody locks oneself out half-way.
  expect((await login()).status).toBe(200);
  expect(await ways()).toMatchObject({ second_factor_since: null, recovery_codes_left: 0 });
  const wrong = { body: { code: '000000' } };
  expect(await api.sendRaw('POST /auth/second-factor', wrong, 'company')).toMatchObject(
    refusal(403, 'second_factor.invalid'),
  );
  const body = { code: codeNow() };
  recovery = (await api.send('POST /auth/second-factor', { body }, 'company')).body.recovery_codes;
});
afterAll(() => api.close());
beforeEach(async () => {
  // No code counts twice, and no test spends another one's tries.
  api.clock.now = new Date(api.clock.now.getTime() + 90_000);
  await api.db.delete(rateLimits);
});

test('TRUST-18 access-58 with a second factor the password alone signs nobody in', async () => {
  expect(await newestMail()).toMatchObject({
    recipient: email,
    subject: 'Anmelden mit Code ist eingeschaltet',
  });
  expect(await login()).toMatchObject(refusal(403, 'second_factor.required'));
  expect(await login({ code: '000000' })).toMatchObject(refusal(403, 'second_factor.invalid'));
  // A wrong password says nothing of it.
  expect(await login({ password: 'falsch geraten' })).toMatchObject(refusal(401, 'login.invalid'));
  const { status, body } = await login({ code: codeNow() });
  expect([status, await me(body)]).toEqual([200, 200]);
  // It is no operator's: the list of what operators did says nothing of it.
  expect(await api.db.$count(auditLog, eq(auditLog.subjectId, usersId))).toBe(0);
});

test('TRUST-18 access-58 each recovery code counts once', async () => {
  const [code = ''] = recovery;
  expect(recovery).toHaveLength(10);
  expect((await login({ code: code.toLowerCase().replace('-', ' ') })).status).toBe(200);
  expect((await login({ code })).status).toBe(403);
  expect((await ways()).recovery_codes_left).toBe(9);
});

test('TRUST-18 access-58 a link of a mail asks for the code as well, and is not used up without', async () => {
  await api.send('GET /auth/request-magic-link', { query: { email } }, null);
  const token = /token=([\w-]+)/.exec((await newestMail())?.text ?? '')?.[1] ?? '';
  const press = (code?: string) =>
    api.sendRaw('POST /auth/magic-link', { body: { token, ...(code && { code }) } }, null);
  expect(await press()).toMatchObject(refusal(403, 'second_factor.required'));
  expect(await press('000000')).toMatchObject(refusal(403, 'second_factor.invalid'));
  const { status, body } = await press(codeNow());
  expect([status, await me(body)]).toEqual([200, 200]);
  api.clock.now = new Date(api.clock.now.getTime() + 90_000);
  expect(await press(codeNow())).toMatchObject(refusal(400, 'link.invalid'));
});

test('TRUST-18 access-58 neither a new password nor registering again goes around it', async () => {
  await api.send('POST /auth/request-password-reset', { body: { email } }, null);
  const token = /token=([\w-]+)/.exec((await newestMail())?.text ?? '')?.[1] ?? '';
  const body = { token, password: PASSWORD };
  expect(await api.send('POST /auth/reset-password', { body }, null)).toEqual({
    status: 200,
    body: { authToken: null },
  });
  const again = { email, password: PASSWORD, role: 'client' as const };
  const signUp = { ...again, sessionId: '', pd_person_id: '', pd_deal_id: '' };
  expect((await api.send('POST /auth/signup', { body: signUp }, null)).body.authToken).toBeNull();
});

test('TRUST-18 access-58 codes cannot be tried out', async () => {
  const tries = [];
  for (let index = 0; index < 7; index += 1) tries.push((await login({ code: '000000' })).status);
  expect(tries).toEqual([403, 403, 403, 403, 403, 429, 429]);
});

test('TRUST-18 access-58 switching it off asks who it is, tells the owner, and then no code is asked for', async () => {
  // The new password of the test before has ended the session.
  const token = ((await login({ code: codeNow() })).body as { authToken: string }).authToken;
  expect(await api.sendRaw('DELETE /auth/second-factor', {}, { token })).toMatchObject(
    refusal(403, 'identity.unconfirmed'),
  );
  await api.db
    .update(sessions)
    .set({ confirmedUntil: new Date(api.clock.now.getTime() + 60_000) })
    .where(eq(sessions.tokenHash, hashSecret(token)));
  // Setting up anew does not replace the one that counts.
  expect(await api.sendRaw('POST /auth/second-factor/setup', {}, { token })).toMatchObject(
    refusal(409, 'conflict'),
  );
  expect((await api.sendRaw('DELETE /auth/second-factor', {}, { token })).status).toBe(200);
  expect((await newestMail())?.subject).toBe('Anmelden mit Code ist ausgeschaltet');
  expect((await login()).status).toBe(200);
  expect(await api.db.$count(operators, eq(operators.usersId, usersId))).toBe(0);
  expect((await api.db.select().from(users).where(eq(users.id, usersId)))[0]?.email).toBe(email);
});
