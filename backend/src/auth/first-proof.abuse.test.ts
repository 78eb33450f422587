import { desc, eq } from '../database/drizzle.ts';
import { outbox, users } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const THIEF = 'browser-of-a-thief-00000';
const OWNER = 'browser-of-the-owner-000';
let number = 0;

async function register(browser?: string) {
  number += 1;
  const email = `neu${number}@test.example`;
  const body = { email, password: PASSWORD, ...(browser && { browser_key: browser }) };
  const { body: answer } = await api.send('POST /auth/register', { body }, null);
  return { email, token: answer.authToken ?? '' };
}
const me = async (token: string) => (await api.sendRaw('GET /auth/me', {}, { token })).status;
const login = async (email: string) =>
  (await api.sendRaw('POST /auth/login', { body: { email, password: PASSWORD } }, null)).status;

async function newestToken(email: string): Promise<string> {
  const [mail] = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function linkTo(email: string): Promise<string> {
  await api.send('GET /auth/request-magic-link', { query: { email } }, null);
  return newestToken(email);
}

/** Presses the link of the first mail. */
function confirm(token: string, browser?: string) {
  const body = { token, ...(browser && { browser_key: browser }) };
  return api.sendRaw('POST /auth/confirm-email', { body }, null);
}

async function registerConfirmed() {
  const registered = await register(OWNER);
  await confirm(await newestToken(registered.email), OWNER);
  return registered;
}

async function press(token: string, browser?: string) {
  const body = { token, ...(browser && { browser_key: browser }) };
  return api.sendRaw('POST /auth/magic-link', { body }, null);
}
const tokenOf = ({ body }: { body: unknown }) => (body as { authToken: string }).authToken;

test.each([
  ['another browser', THIEF, OWNER],
  ['a browser that names itself by nothing', undefined, undefined],
])(
  'TRUST-34 TRUST-28 access-48 the first proof of a mailbox ends sessions and password of %s',
  async (_, thief, owner) => {
    const { email, token } = await register(thief);
    expect(await me(token)).toBe(200);
    await confirm(await newestToken(email), owner);
    expect([await me(token), await login(email)]).toEqual([401, 401]);
    const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.at(-1)?.subject).toBe('Bitte legen Sie ein neues Passwort fest');
    // The second proof ends nothing.
    const mine = tokenOf(await press(await linkTo(email), owner));
    await press(await linkTo(email), 'still-another-browser-00');
    expect(await me(mine)).toBe(200);
  },
);

test('TRUST-17 access-48 whose password has ended sets a new one at once, with what the link has given', async () => {
  const { email } = await register(THIEF);
  const link = await newestToken(email);
  const first = (await confirm(link, OWNER)).body as { new_password_token?: string };
  const token = first.new_password_token ?? '';
  expect((await confirm(link, OWNER)).body).not.toHaveProperty('new_password_token');
  expect(await login(email)).toBe(401);
  const body = { token, password: PASSWORD };
  const changed = await api.send('POST /auth/reset-password', { body }, null);
  expect([await me(changed.body.authToken ?? ''), await login(email)]).toEqual([200, 200]);
  expect((await api.sendRaw('POST /auth/reset-password', { body }, null)).status).toBe(400);
});

test('TRUST-34 access-48 whoever proves the mailbox in the browser of the registration keeps both', async () => {
  const { email, token } = await register(OWNER);
  const { body } = await confirm(await newestToken(email), OWNER);
  expect(body).not.toHaveProperty('new_password_token');
  expect([await me(token), await login(email)]).toEqual([200, 200]);
});

test('TRUST-17 access-47 a link that its browser opens twice within minutes lets its owner in', async () => {
  const { email } = await registerConfirmed();
  const link = await linkTo(email);
  expect((await press(link, OWNER)).status).toBe(200);
  expect((await press(`${link}.`, OWNER)).status).toBe(200);
  expect((await press(link, THIEF)).status).toBe(400);
  expect((await press(link)).status).toBe(400);
  api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000);
  expect((await press(link, OWNER)).status).toBe(400);
});

test('TRUST-17 access-47 after signing out the address in the history lets nobody in', async () => {
  const { email } = await registerConfirmed();
  const link = await linkTo(email);
  const token = tokenOf(await press(link, OWNER));
  await api.send('POST /auth/logout', {}, { token });
  expect((await press(link, OWNER)).status).toBe(400);
});

test.each(['.', '>', '%3E', ',', ' '])(
  'TRUST-17 %j at the end of a link is forgiven',
  async (end) => {
    const { email } = await registerConfirmed();
    expect((await press(`${await linkTo(email)}${end}`, OWNER)).status).toBe(200);
  },
);

test('TRUST-34 nothing says which browser it was', async () => {
  const { email } = await register(OWNER);
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  expect(user?.registeredBy).toMatch(/^[0-9a-f]{64}$/);
});
