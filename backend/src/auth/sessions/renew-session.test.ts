import { eq } from '../../database/drizzle.ts';
import { sessions } from '../../database/schema.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { hashSecret } from '../secrets.ts';
import { createSession } from './create-session.ts';

const { usersId } = testUsers.candidate;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const signIn = () => createSession({ db: api.db, now: () => api.clock.now }, usersId);
const refresh = (token: string) => api.sendRaw('POST /auth/refresh', {}, { token });
const me = async (token: string) => (await api.sendRaw('GET /auth/me', {}, { token })).status;
const tokenOf = ({ body }: { body: unknown }) => (body as { authToken: string }).authToken;
const later = (seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1_000);
};

test('ACC-19 access-43 two tabs that renew at the same moment both stay signed in', async () => {
  const token = await signIn();
  const both = await Promise.all([refresh(token), refresh(token)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  for (const answer of both) expect(await me(tokenOf(answer))).toBe(200);
  // A call that was under way with the token before.
  expect(await me(token)).toBe(200);
});

test('ACC-19 access-43 after some seconds the token before is worth nothing, and renews nothing', async () => {
  const token = await signIn();
  const fresh = tokenOf(await refresh(token));
  later(31);
  expect(await me(token)).toBe(401);
  expect(await refresh(token)).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
  expect(await me(fresh)).toBe(200);
  await refresh(fresh);
  expect(await api.db.$count(sessions, eq(sessions.tokenHash, hashSecret(token)))).toBe(0);
});

test('TRUST-28 access-46 a session ends after twelve hours, however often it is renewed', async () => {
  let token = await signIn();
  for (let hour = 0; hour < 11; hour += 1) {
    later(3_600);
    token = tokenOf(await refresh(token));
  }
  later(3_599);
  expect(await me(token)).toBe(200);
  token = tokenOf(await refresh(token));
  expect(await me(token)).toBe(200);
  later(1);
  expect(await me(token)).toBe(401);
  expect((await refresh(token)).status).toBe(401);
});

test.each([0, 1, 2])(
  'ACC-11 access-43 signing out with any token of a session ends all of them (%i)',
  async (which) => {
    const other = await signIn();
    const token = await signIn();
    const [one, two] = [tokenOf(await refresh(token)), tokenOf(await refresh(token))];
    const all = [token, one, two];
    const used = { token: all[which] ?? '' };
    expect((await api.sendRaw('POST /auth/logout', {}, used)).status).toBe(200);
    expect([await me(token), await me(one), await me(two)]).toEqual([401, 401, 401]);
    expect(await me(other)).toBe(200);
  },
);
