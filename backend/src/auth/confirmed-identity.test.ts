import { desc, eq } from '../database/drizzle.ts';
import { outbox, users } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const { candidate, company } = testUsers;

/** Signed in just now, and nothing more. */
async function signIn(person: { email: string } = candidate): Promise<{ token: string }> {
  const body = { email: person.email, password: PASSWORD };
  return { token: (await api.send('POST /auth/login', { body }, null)).body.authToken };
}

async function tokenFor(email: string, path: string): Promise<string> {
  const rows = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id));
  const found = rows.map(({ text }) => text.split(`${path}?token=`)[1]?.split(/\s/)[0]);
  return found.find((token) => token !== undefined) ?? '';
}

const remove = { params: { id: candidate.usersId } };
const change = { body: { email: 'neu@test.example', users_id: candidate.usersId } };

const guarded = [
  [
    'change of address',
    (as: { token: string }) => api.send('POST /auth/request-email-change', change, as),
  ],
  ['export', (as: { token: string }) => api.send('GET /account/export', {}, as)],
  ['deletion', (as: { token: string }) => api.send('DELETE /users/{id}', remove, as)],
] as const;

test.each(guarded)(
  'TRUST-04 account-35 the %s asks for the password, for ten minutes',
  async (_, call) => {
    const as = await signIn();
    const refused = {
      status: 403,
      body: { code: 'identity.unconfirmed' },
    };
    expect(await call(as)).toMatchObject(refused);
    const wrong = await api.send(
      'POST /auth/confirm-identity',
      { body: { password: 'falsch' } },
      as,
    );
    expect(wrong).toMatchObject({ status: 400, body: { param: 'password' } });
    expect(await call(as)).toMatchObject(refused);
    const confirm = { body: { password: PASSWORD } };
    expect((await api.send('POST /auth/confirm-identity', confirm, as)).status).toBe(200);
    // Another session of the same user is not confirmed by it.
    expect(await call(await signIn())).toMatchObject(refused);
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 10 * 60_000);
    expect(await call(as)).toMatchObject(refused);
    api.clock.now = new Date(now.getTime() + 10 * 60_000 - 1);
    expect((await call(as)).status).toBe(200);
  },
);

test('TRUST-04 account-36 without a password a link to the own address confirms, once', async () => {
  const as = await signIn();
  await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, candidate.usersId));
  expect(await api.send('POST /auth/request-email-change', change, as)).toMatchObject({
    body: { code: 'identity.unconfirmed' },
  });
  const state = { confirmed: false, has_password: false };
  expect((await api.send('GET /auth/identity', {}, as)).body).toEqual(state);
  await api.send('POST /auth/request-identity-link', {}, as);
  const body = { token: await tokenFor(candidate.email, '/confirm-identity') };
  expect((await api.send('POST /auth/confirm-identity-link', { body }, null)).status).toBe(200);
  expect((await api.send('POST /auth/request-email-change', change, as)).status).toBe(200);
  expect(await api.send('POST /auth/confirm-identity-link', { body }, null)).toMatchObject({
    status: 400,
  });
});

test('TRUST-04 account-36 the link confirms nothing once the session that asked has ended', async () => {
  const body = async (as: { token: string }) => {
    await api.send('POST /auth/request-identity-link', {}, as);
    return { token: await tokenFor(candidate.email, '/confirm-identity') };
  };
  const ended = {
    status: 410,
    body: { code: 'link.expired', message: expect.stringMatching(/^Die Anmeldung/) },
  };
  const signedOut = await signIn();
  const first = await body(signedOut);
  await api.send('POST /auth/logout', {}, signedOut);
  expect(await api.send('POST /auth/confirm-identity-link', { body: first }, null)).toMatchObject(
    ended,
  );
  const second = await body(await signIn());
  api.clock.now = new Date(api.clock.now.getTime() + 3 * 3_600_000);
  expect(await api.send('POST /auth/confirm-identity-link', { body: second }, null)).toMatchObject(
    ended,
  );
});

test('TRUST-04 account-35 a renewed session keeps its confirmation, its end, and its links', async () => {
  const as = await signIn();
  await api.send('POST /auth/confirm-identity', { body: { password: PASSWORD } }, as);
  await api.send('POST /auth/request-identity-link', {}, as);
  const link = { token: await tokenFor(candidate.email, '/confirm-identity') };
  const renewed = { token: (await api.send('POST /auth/refresh', {}, as)).body.authToken };
  const confirmed = async () => (await api.send('GET /auth/identity', {}, renewed)).body.confirmed;
  expect(await confirmed()).toBe(true);
  const { now } = api.clock;
  api.clock.now = new Date(now.getTime() + 10 * 60_000);
  expect(await confirmed()).toBe(false);
  expect((await api.send('POST /auth/confirm-identity-link', { body: link }, null)).status).toBe(
    200,
  );
  expect(await confirmed()).toBe(true);
  // The one that asked for a change of address stays signed in, renewed or not.
  await api.send('POST /auth/request-email-change', change, renewed);
  const again = { token: (await api.send('POST /auth/refresh', {}, renewed)).body.authToken };
  const body = { token: await tokenFor('neu@test.example', '/email-change') };
  expect((await api.send('POST /auth/confirm-email-change', { body }, null)).status).toBe(200);
  expect((await api.send('GET /auth/me', {}, again)).status).toBe(200);
});

test('TRUST-04 wrong passwords of a session are limited like logins, from whatever address they come', async () => {
  const as = await signIn();
  const attempt = (password: string) =>
    api.send('POST /auth/confirm-identity', { body: { password } }, as);
  for (let round = 0; round < 10; round += 1) expect((await attempt('falsch')).status).toBe(400);
  expect(await attempt(PASSWORD)).toMatchObject({ status: 429 });
  const put = { current_password: PASSWORD, password: 'ganz neues Wort' };
  const own = { params: { id: candidate.usersId }, body: put };
  expect((await api.send('PUT /users/{id}', own, as)).status).toBe(429);
  api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000 + 1);
  expect((await attempt(PASSWORD)).status).toBe(200);
});

test('TRUST-04 tries of the present password count although the change is refused', async () => {
  const body = { current_password: 'falsch', password: 'ganz neues Wort' };
  const own = { params: { id: company.usersId }, body };
  const states: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    states.push((await api.send('PUT /users/{id}', own, 'company')).status);
  }
  expect(states).toEqual([...Array(10).fill(400), 429]);
});

test('TRUST-04 access-42 a common password is refused wherever one is chosen', async () => {
  const common = { param: 'password', message: expect.stringMatching(/leicht zu erraten/) };
  const join = { email: 'ute@test.example', password: 'passwort123' };
  const signUp = {
    ...join,
    role: 'client' as const,
    sessionId: '',
    pd_person_id: '',
    pd_deal_id: '',
  };
  const { email } = candidate;
  await api.send('POST /auth/request-password-reset', { body: { email } }, null);
  const token = await tokenFor(email, '/password-reset');
  const put = { current_password: PASSWORD, password: 'renate-1950' };
  const answers = [
    await api.send('POST /auth/register', { body: join }, null),
    await api.send('POST /auth/signup', { body: signUp }, null),
    await api.send('POST /auth/reset-password', { body: { token, password: 'silverjobs1' } }, null),
    await api.send(
      'PUT /users/{id}',
      { params: { id: candidate.usersId }, body: put },
      'candidate',
    ),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: common });
  // The link of the mail is not spent by it.
  const body = { token, password: 'Lampe Ziege Kuchen' };
  expect((await api.send('POST /auth/reset-password', { body }, null)).status).toBe(200);
});
