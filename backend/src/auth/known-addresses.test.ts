import { eq } from '../database/drizzle.ts';
import { outbox, users } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const me = (token: string) => api.send('GET /auth/me', {}, { token });

async function mailsTo(recipient: string): Promise<string[]> {
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(outbox.id);
  return mails.map(({ subject }) => subject);
}

const join = {
  candidate: (email: string, password: string) =>
    api.send('POST /auth/register', { body: { email, password, first_name: 'Fremd' } }, null),
  client: (email: string, password: string) =>
    api.send(
      'POST /auth/signup',
      {
        body: {
          email,
          password,
          role: 'client',
          sessionId: '',
          pd_person_id: '',
          pd_deal_id: '',
        },
      },
      null,
    ),
};
const ways = ['candidate', 'client'] as const;

test.each(ways)('a new %s is signed in and told by mail', async (role) => {
  const answer = await join[role]('Neu@Test.example', PASSWORD);
  expect(answer.status).toBe(200);
  expect((await me(answer.body.authToken ?? '')).body).toMatchObject({
    email: 'neu@test.example',
    role,
  });
  expect(await mailsTo('neu@test.example')).toEqual([
    'Willkommen bei silverjobs: Bitte bestätigen Sie Ihre Adresse',
  ]);
});

test.each(ways)(
  'a known address with another password, as %s: no error, no token, nothing changed, a mail',
  async (role) => {
    const { email, usersId } = testUsers.candidate;
    const before = await api.db.select().from(users);
    const answer = await join[role](email.toUpperCase(), 'ein fremdes Passwort');
    expect(answer).toEqual({ status: 200, body: { authToken: null } });
    expect(await mailsTo(email)).toEqual(['Sie haben bereits ein Konto']);
    expect(await api.db.select().from(users)).toEqual(before);
    const own = await api.send('POST /auth/login', { body: { email, password: PASSWORD } }, null);
    expect((await me(own.body.authToken)).body).toMatchObject({
      id: usersId,
      _candidate: { contact: { first_name: 'Renate' } },
    });
  },
);

test.each(ways)('a known address with its own password, as %s, signs in', async (role) => {
  const { email, usersId } = testUsers.candidate;
  const answer = await join[role](email, PASSWORD);
  expect((await me(answer.body.authToken ?? '')).body).toMatchObject({
    id: usersId,
    role: 'candidate',
    _candidate: { contact: { first_name: 'Renate' } },
  });
  expect(await mailsTo(email)).toEqual([]);
});

test('two registrations at once make one account and sign in both', async () => {
  const answers = await Promise.all([1, 2].map(() => join.candidate('neu@test.example', PASSWORD)));
  expect(answers).toMatchObject(
    [1, 2].map(() => ({ status: 200, body: { authToken: expect.any(String) } })),
  );
  const ids = await Promise.all(
    answers.map(async ({ body }) => (await me(body.authToken ?? '')).body.id),
  );
  expect(ids[0]).toEqual(expect.any(Number));
  expect(ids[1]).toBe(ids[0]);
  expect(await mailsTo('neu@test.example')).toEqual([
    'Willkommen bei silverjobs: Bitte bestätigen Sie Ihre Adresse',
  ]);
});

test('registering is no way around the limit of password tries, known address or not', async () => {
  const attempt = async (email: string, password: string) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress: '192.0.2.7',
      payload: { email, password },
    });
    return response.statusCode;
  };
  const tries = async (email: string) => {
    for (let round = 0; round < 10; round += 1) await attempt(email, `falsches Wort ${round}`);
    return attempt(email, PASSWORD);
  };
  expect(await tries(testUsers.candidate.email)).toBe(429);
  expect(await join.candidate('neu@test.example', PASSWORD)).toMatchObject({ status: 200 });
  expect(await tries('neu@test.example')).toBe(429);
});

test('an owner gets at most three such mails an hour, and the answer stays the same', async () => {
  const { email } = testUsers.candidate;
  for (let round = 0; round < 5; round += 1) {
    expect((await join.client(email, 'ein fremdes Passwort')).body).toEqual({ authToken: null });
  }
  expect(await mailsTo(email)).toHaveLength(3);
});

test('a change of address to a known one is answered like any; its owner gets a mail', async () => {
  const { usersId, email: own } = testUsers.company;
  const { email: known } = testUsers.candidate;
  const ask = (email: string) =>
    api.send('POST /auth/request-email-change', { body: { email, users_id: usersId } }, 'company');
  const [free, taken] = [await ask('frei@test.example'), await ask(known)];
  expect(taken).toEqual(free);
  expect(taken.body.email).toBe(own);
  expect(await mailsTo('frei@test.example')).toEqual(['Neue E-Mail-Adresse bestätigen']);
  expect(await mailsTo(known)).toEqual(['Sie haben bereits ein Konto']);
});

test('requests that send a mail are answered evenly, known address or not', async () => {
  await api.close();
  // Longer than any of them works.
  const minDurationMs = 150;
  api = await openTestApp({ minDurationMs });
  const { usersId } = testUsers.company;
  for (const email of [testUsers.candidate.email, 'niemand@test.example']) {
    const body = { email, users_id: usersId };
    for (const ask of [
      () => api.send('GET /auth/request-magic-link', { query: { email } }, null),
      () => api.send('POST /auth/request-password-reset', { body: { email } }, null),
      () => api.send('POST /auth/request-email-change', { body }, 'company'),
    ]) {
      const start = performance.now();
      await ask();
      // A timer may be early by the part of a millisecond.
      expect(performance.now() - start).toBeGreaterThan(minDurationMs - 2);
    }
  }
});
