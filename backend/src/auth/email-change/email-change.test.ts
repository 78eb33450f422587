import { desc, eq } from '../../database/drizzle.ts';
import { outbox, users } from '../../database/schema.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const { candidate, stranger } = testUsers;
const NEW_PASSWORD = 'Lampe Ziege Kuchen';
const DAY_MS = 24 * 3_600_000;

async function mailTo(email: string) {
  const rows = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id));
  return rows[0] ?? { subject: '', text: '' };
}
const tokenIn = (text: string) => /token=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? '';
const status = async (as: { token: string }) => (await api.send('GET /auth/me', {}, as)).status;
const login = (email: string, password: string) =>
  api.send('POST /auth/login', { body: { email, password } }, null);

/** Asks with the candidate's confirmed session and uses the link of the mail. */
async function changeTo(email: string) {
  const body = { email, users_id: candidate.usersId };
  await api.send('POST /auth/request-email-change', { body }, 'candidate');
  const token = tokenIn((await mailTo(email)).text);
  return api.send('POST /auth/confirm-email-change', { body: { token } }, null);
}

async function restore(email: string, password = NEW_PASSWORD) {
  const token = tokenIn((await mailTo(email)).text);
  return api.send('POST /auth/restore-email', { body: { token, password } }, null);
}

test('TRUST-04 account-37 a change ends the other sessions and tells the old mailbox', async () => {
  const other = { token: (await login(candidate.email, PASSWORD)).body.authToken };
  expect((await changeTo('neu@test.example')).body).toEqual({ email: 'neu@test.example' });
  expect(await status(other)).toBe(401);
  expect(await status({ token: api.tokens.candidate })).toBe(200);
  const told = await mailTo(candidate.email);
  expect(told.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  expect(told.text).toContain('14 Tage');
  expect(told.text).not.toContain('neu@test.example');
});

test('TRUST-04 account-38 the old mailbox takes it back: address, sessions, password', async () => {
  await changeTo('neu@test.example');
  const token = tokenIn((await mailTo(candidate.email)).text);
  const thief = { token: (await login('neu@test.example', PASSWORD)).body.authToken };
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  expect(await restore(candidate.email, 'passwort123')).toMatchObject({ status: 400 });
  expect(await restore(candidate.email)).toMatchObject({ body: { email: candidate.email } });
  expect(await status(thief)).toBe(401);
  expect(await status({ token: api.tokens.candidate })).toBe(401);
  expect((await login(candidate.email, PASSWORD)).status).toBe(401);
  expect((await login(candidate.email, NEW_PASSWORD)).status).toBe(200);
  expect((await mailTo('neu@test.example')).subject).toMatch(/aufgehoben/);
  const again = { token, password: 'Dackel Fenster Birne' };
  expect(await api.send('POST /auth/restore-email', { body: again }, null)).toMatchObject({
    status: 410,
    body: { code: 'link.used', message: expect.stringMatching(/schon zurückgeholt/) },
  });
  expect((await login(candidate.email, NEW_PASSWORD)).status).toBe(200);
});

test('TRUST-04 account-38 the way back outlasts a new password and further changes, and closes theirs', async () => {
  await changeTo('dieb@test.example');
  const first = tokenIn((await mailTo(candidate.email)).text);
  const password = 'Dieb hat ein anderes';
  const put = { params: { id: candidate.usersId }, body: { current_password: PASSWORD, password } };
  expect((await api.send('PUT /users/{id}', put, 'candidate')).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await changeTo('dieb2@test.example');
  const theirs = tokenIn((await mailTo('dieb@test.example')).text);
  const body = { token: first, password: NEW_PASSWORD };
  expect((await api.send('POST /auth/restore-email', { body }, null)).status).toBe(200);
  const again = { body: { token: theirs, password: NEW_PASSWORD } };
  expect((await api.send('POST /auth/restore-email', again, null)).status).toBe(400);
  const [user] = await api.db.select().from(users).where(eq(users.id, candidate.usersId));
  expect(user?.email).toBe(candidate.email);
});

test.each([
  [14 * DAY_MS - 1, 200],
  [14 * DAY_MS, 410],
])('TRUST-04 account-38 the way back after %p ms answers %p', async (wait, expected) => {
  await changeTo('neu@test.example');
  api.clock.now = new Date(api.clock.now.getTime() + wait);
  expect((await restore(candidate.email)).status).toBe(expected);
});

test('TRUST-04 account-38 nobody blocks the way back by taking the old address', async () => {
  await changeTo('neu@test.example');
  const join = { email: candidate.email, password: NEW_PASSWORD };
  expect((await api.send('POST /auth/register', { body: join }, null)).body).toEqual({
    authToken: null,
  });
  const taking = { email: candidate.email, users_id: stranger.usersId };
  await api.send('POST /auth/request-email-change', { body: taking }, 'stranger');
  const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, candidate.email));
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Ihre E-Mail-Adresse wurde geändert',
    'Ihre frühere E-Mail-Adresse bei silverjobs',
    'Ihre frühere E-Mail-Adresse bei silverjobs',
  ]);
  const { text } = await mailTo(candidate.email);
  expect(text).toContain('zu einem Konto, für das jetzt eine andere Adresse gilt');
  expect(text).toContain('bis zum 05.12.2026');
  expect(text).not.toContain('haben hier aber schon ein Konto');
  expect((await changeTo(candidate.email)).status).toBe(200);
});
