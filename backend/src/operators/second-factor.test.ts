import { randomBytes } from 'node:crypto';
import { requireSecondFactor } from '../auth/second-factor/second-factor.ts';
import { stepAt, totpCode } from '../auth/second-factor/totp.ts';
import { eq } from '../database/drizzle.ts';
import { auditLog, operators, outbox, rateLimits, sessions, users } from '../database/schema.ts';
import { billingServices } from '../testing/billing.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, TOTP_SECRET, testUsers } from '../testing/test-users.ts';
import { addOperator } from './manage/add-operator.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
// Each test begins in a step of its own: no code counts twice.
beforeEach(async () => {
  api.clock.now = new Date(api.clock.now.getTime() + 300_000);
  await api.db.delete(rateLimits);
});

const { email, usersId } = testUsers.operator;
const login = (parts: { email?: string; password?: string; code?: string }) =>
  api.sendRaw('POST /auth/login', { body: { email, password: PASSWORD, ...parts } }, null);
const codeNow = () => totpCode(TOTP_SECRET, stepAt(api.clock.now));
const refusal = (status: number, code: string) => ({ status, body: { code } });

test('OPER-08 operators-3 an operator needs password and code, and has an hour', async () => {
  expect(await login({})).toMatchObject(refusal(403, 'second_factor.required'));
  const { status, body } = await login({ code: codeNow() });
  expect(status).toBe(200);
  const { authToken: token } = body as { authToken: string };
  const me = await api.send('GET /auth/me', {}, { token });
  expect(me).toMatchObject({ status: 200, body: { role: 'operator', _client: null } });
  expect(JSON.stringify(me.body)).not.toContain(TOTP_SECRET);
  expect((await api.sendRaw('GET /operator/case', {}, { token })).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_001);
  // No dialog that asks for the password alone: one signs in anew (operators-5).
  expect(await api.sendRaw('GET /operator/case', {}, { token })).toMatchObject(
    refusal(401, 'token.invalid'),
  );
});

test('OPER-08 operators-4 a code counts once, also for two requests at the same time', async () => {
  const code = codeNow();
  const both = await Promise.all([login({ code }), login({ code })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await login({ code })).toMatchObject(refusal(403, 'second_factor.invalid'));
  // An earlier code is worth nothing either, though its time is not over.
  const before = totpCode(TOTP_SECRET, stepAt(api.clock.now) - 1);
  expect(await login({ code: before })).toMatchObject(refusal(403, 'second_factor.invalid'));
});

test('OPER-08 operators-4 codes cannot be tried out', async () => {
  const tries = [];
  for (let index = 0; index < 7; index += 1) tries.push((await login({ code: '000000' })).status);
  expect(tries).toEqual([403, 403, 403, 403, 403, 429, 429]);
  expect((await login({ code: codeNow() })).status).toBe(429);
});

test('OPER-08 operators-4 only wrong codes in a row are counted', async () => {
  for (let time = 0; time < 3; time += 1) {
    for (let wrong = 0; wrong < 4; wrong += 1) await login({ code: '000000' });
    expect((await login({ code: codeNow() })).status).toBe(200);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  }
});

test('OPER-08 operators-3 whoever lacks the password learns nothing of a second factor', async () => {
  const wrong = { password: 'ein falsches Passwort' };
  const answers = await Promise.all([
    login(wrong),
    login({ ...wrong, code: codeNow() }),
    login({ ...wrong, email: testUsers.candidate.email }),
    login({ ...wrong, email: 'niemand@test.example' }),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject(refusal(401, 'login.invalid'));
  // Everybody else signs in as before, with or without one.
  const other = { email: testUsers.candidate.email };
  expect((await login(other)).status).toBe(200);
  expect((await login({ ...other, code: '123456' })).status).toBe(200);
});

test('OPER-08 operators-3 no link and no registration goes around the second factor', async () => {
  const { length: before } = await api.db.select().from(outbox);
  const asked = [
    await api.sendRaw('GET /auth/request-magic-link', { query: { email } }, null),
    await api.sendRaw('POST /auth/request-password-reset', { body: { email } }, null),
  ];
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect(await api.db.select().from(outbox)).toHaveLength(before);
  await api.db.delete(sessions).where(eq(sessions.usersId, usersId));
  const password = 'Vier Wolken am Strand';
  const { usersId: _, ...known } = { usersId, email, password };
  const answer = await api.sendRaw('POST /auth/register', { body: known }, null);
  expect(answer).toMatchObject({ status: 200, body: { authToken: null } });
  expect(await api.db.$count(sessions, eq(sessions.usersId, usersId))).toBe(0);
});

test('OPER-08 operators-2 operators-4 a recovery code counts once, however it is typed', async () => {
  const made = await addOperator(api.db, api.clock.now, 'neu@test.example');
  const [code = ''] = made.recoveryCodes;
  const given = { email: made.email, password: made.password };
  const typed = code.toLowerCase().replace('-', ' ');
  expect((await login({ ...given, code: typed })).status).toBe(200);
  expect(await login({ ...given, code })).toMatchObject(refusal(403, 'second_factor.invalid'));
  // What another operator has is no use.
  const [second = ''] = made.recoveryCodes.slice(1);
  expect((await login({ code: second })).status).toBe(403);
  const said = await api.db.select().from(auditLog).where(eq(auditLog.action, 'sign-in-recovery'));
  expect(said).toMatchObject([{ operator: 'neu@test.example', subject: 'operator' }]);
});

test('OPER-08 operators-25 a secret is stored sealed, opens with the key before, and is sealed anew', async () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];
  const made = await addOperator(api.db, api.clock.now, 'sealed@test.example', { keys: [old] });
  const [user] = await api.db.select().from(users).where(eq(users.email, made.email));
  const own = eq(operators.usersId, user?.id ?? 0);
  const stored = async () => (await api.db.select().from(operators).where(own))[0]?.totpSecret;
  const first = await stored();
  expect(first).not.toContain(made.totpSecret);
  const signIn = (secondFactorKeys: Buffer[]) => {
    const services = { ...billingServices(api), secondFactorKeys };
    const code = totpCode(made.totpSecret, stepAt(api.clock.now));
    return requireSecondFactor(
      services,
      { id: user?.id ?? 0, email: made.email, role: 'operator' },
      code,
    );
  };
  await signIn([fresh, old]);
  expect(await stored()).not.toBe(first);
  api.clock.now = new Date(api.clock.now.getTime() + 300_000);
  await signIn([fresh]);
  api.clock.now = new Date(api.clock.now.getTime() + 300_000);
  await expect(signIn([old])).rejects.toThrow('SECOND_FACTOR_KEYS');
});

test('operators-3 an operator whose second factor is missing cannot sign in', async () => {
  await api.db.delete(operators).where(eq(operators.usersId, usersId));
  expect(await login({ code: codeNow() })).toMatchObject(refusal(403, 'second_factor.invalid'));
});
