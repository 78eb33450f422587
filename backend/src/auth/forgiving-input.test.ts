import { eq } from '../database/drizzle.ts';
import { candidates, users } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const PASSWORD = 'Regenschirm am Rhein 61';
const HOST = 'xn--bckerei-mller-bfb28a.de';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const register = (email: string, more = {}) =>
  api.sendRaw('POST /auth/register', { body: { email, password: PASSWORD, ...more } }, null);
const byEmail = (email: string) => api.db.select().from(users).where(eq(users.email, email));

test('TRUST-25 an address with umlauts is one account in both spellings', async () => {
  expect((await register('renate@bäckerei-müller.de')).status).toBe(200);
  expect(await byEmail(`renate@${HOST}`)).toHaveLength(1);
  for (const email of [`renate@${HOST}`, 'Renate@BA\u0308ckerei-Müller.de\u200B']) {
    const { status } = await api.sendRaw(
      'POST /auth/login',
      { body: { email, password: PASSWORD } },
      null,
    );
    expect(status).toBe(200);
  }
});

test.each([
  ['<heinz1@example.org>', 'heinz1@example.org'],
  ['mailto:heinz2@example.org', 'heinz2@example.org'],
  ['heinz3@example.org\r\n', 'heinz3@example.org'],
  ['\uFEFFheinz4@exam\u00ADple.org\u2060', 'heinz4@example.org'],
])('TRUST-25 %j is kept as %j', async (typed, kept) => {
  expect((await register(typed)).status).toBe(200);
  expect(await byEmail(kept)).toHaveLength(1);
});

test.each(['my@baddash.b-.com', 'me@link.local'])('TRUST-25 %s is refused', async (email) => {
  const { status, body } = await register(email);
  expect([status, body]).toMatchObject([
    400,
    { code: 'validation.failed', param: 'email', message: expect.stringContaining('\n„') },
  ]);
});

test('TRUST-25 what is pasted at registration is kept clean, and composed', async () => {
  const email = 'joerg@example.org';
  const pasted = {
    postal_code: ' D-50667 Köln',
    first_name: 'Jo\u0308rg\u200B',
    phone: '0221‑4455667',
  };
  expect((await register(email, pasted)).status).toBe(200);
  const [user] = await byEmail(email);
  const [row] = await api.db
    .select()
    .from(candidates)
    .where(eq(candidates.usersId, user?.id ?? 0));
  expect(row).toMatchObject({ postalCode: '50667', firstName: 'J\u00F6rg', phone: '0221 4455667' });
});

test.each(['Jo\u0308rg', 'J\u00F6rg', 'RENATE@bäckerei-müller.de'])(
  'TRUST-25 an operator finds somebody by %j',
  async (search) => {
    const { body } = await api.send('GET /operator/user', { query: { search } }, 'operator');
    expect(body).toHaveLength(1);
  },
);

test('TRUST-25 a postal code that does not exist is refused at registration as in the profile', async () => {
  const refused = {
    status: 400,
    body: { message: 'Diese Postleitzahl gibt es nicht.' },
  };
  expect(await register('neu@example.org', { postal_code: '99999' })).toMatchObject({
    ...refused,
    body: { ...refused.body, param: 'postal_code' },
  });
  expect(await byEmail('neu@example.org')).toEqual([]);
});
