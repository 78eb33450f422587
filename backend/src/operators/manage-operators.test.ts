import { manageOperators } from '../../tools/operator/run-operator.ts';
import { stepAt, totpCode } from '../auth/second-factor/totp.ts';
import { auditLog, operatorRecoveryCodes, users } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const EMAIL = 'neu@test.example';
const run = (...args: string[]) => manageOperators(api.db, args);
const part = (printed: string, name: string) =>
  new RegExp(`^${name} +(\\S+)`, 'm').exec(printed)?.[1] ?? '';

async function signIn(printed: string) {
  const code = totpCode(part(printed, 'Authenticator'), stepAt(api.clock.now));
  const body = { email: EMAIL, password: part(printed, 'Password'), code };
  return (await api.sendRaw('POST /auth/login', { body }, null)).status;
}

test('OPER-08 operators-2 the command makes, renews, lists and removes operators', async () => {
  const added = await run('add', 'Neu@Test.example');
  expect(added.match(/[A-Z2-9]{5}-[A-Z2-9]{5}/g)).toHaveLength(10);
  expect(added).toContain(`otpauth://totp/silverjobs:${encodeURIComponent(EMAIL)}?secret=`);
  expect(await signIn(added)).toBe(200);
  expect(await run('list')).toBe(`${testUsers.operator.email}\n${EMAIL}`);

  const renewed = await run('reset', EMAIL);
  expect(part(renewed, 'Password')).not.toBe(part(added, 'Password'));
  expect(await signIn(added)).toBe(401);
  expect(await signIn(renewed)).toBe(200);

  await run('remove', EMAIL);
  expect(await run('list')).toBe(testUsers.operator.email);
  expect(await signIn(renewed)).toBe(401);
  expect(await api.db.$count(operatorRecoveryCodes)).toBe(0);
  const log = (await api.db.select().from(auditLog)).map(({ operator, action }) => [
    operator,
    action,
  ]);
  expect(log).toEqual([
    ['pnpm operator', 'operator-added'],
    [EMAIL, 'sign-in'],
    ['pnpm operator', 'operator-reset'],
    [EMAIL, 'sign-in'],
    ['pnpm operator', 'operator-removed'],
  ]);
});

test('OPER-08 operators-2 no account of a user becomes an operator', async () => {
  const before = await api.db.$count(users);
  const { email } = testUsers.candidate;
  await expect(run('add', email)).rejects.toThrow('has an account already');
  await expect(run('reset', email)).rejects.toThrow('is no operator');
  await expect(run('remove', email)).rejects.toThrow('is no operator');
  for (const args of [[], ['add'], ['add', 'x'], ['grow', EMAIL]]) {
    await expect(run(...args)).rejects.toThrow('pnpm operator add <email>');
  }
  expect(await api.db.$count(users)).toBe(before);
});
