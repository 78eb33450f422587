import { PASSKEYS_MAX } from '@silverjobs/contract';
import { desc, eq } from '../../database/drizzle.ts';
import {
  outbox,
  passkeyChallenges,
  passkeys,
  rateLimits,
  sessions,
  users,
} from '../../database/schema.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Person, testUsers } from '../../testing/test-users.ts';
import { hashSecret } from '../secrets.ts';
import { deleteOldChallenges } from './challenges.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(passkeys);
  await api.db.delete(rateLimits);
});

type Device = ReturnType<typeof createAuthenticator>;
const refusal = (status: number, code: string) => ({ status, body: { code } });

async function register(device: Device, as: Person = 'company', name = 'Mein Telefon') {
  const { body: options } = await api.send('POST /auth/passkey-registration', {}, as);
  const body = { name, credential: device.create(options) };
  return api.sendRaw('POST /auth/passkeys', { body }, as);
}
const challenge = async () => (await api.send('POST /auth/passkey-challenge', {}, null)).body;
const login = (credential: ReturnType<Device['sign']>) =>
  api.sendRaw('POST /auth/passkey-login', { body: { credential } }, null);
const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

test('TRUST-18 access-56 a passkey is set up by name, its owner is told, and it signs in', async () => {
  const device = createAuthenticator();
  const { body: options } = await api.send('POST /auth/passkey-registration', {}, 'company');
  expect(options).toMatchObject({
    rp: { id: 'test.example', name: 'silverjobs' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  // The name on the device is the address; what the site knows it by is none.
  expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(
    `user-${testUsers.company.usersId}`,
  );
  const body = { name: 'Mein Telefon', credential: device.create(options) };
  const added = await api.send('POST /auth/passkeys', { body }, 'company');
  expect(added).toMatchObject({
    status: 200,
    body: { name: 'Mein Telefon', last_used_at: null },
  });
  const [mail] = await api.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(mail).toMatchObject({ recipient: testUsers.company.email });
  expect(mail?.text).toContain('„Mein Telefon“');
  expect(mail?.text).toContain('Waren Sie das nicht?');

  const asked = await challenge();
  expect(asked).toMatchObject({ rpId: 'test.example', userVerification: 'required' });
  const { status, body: answer } = await login(device.sign(asked));
  expect(status).toBe(200);
  const { authToken: token } = answer as { authToken: string };
  const me = await api.send('GET /auth/me', {}, { token });
  expect(me.body.email).toBe(testUsers.company.email);
  const ways = await api.send('GET /auth/sign-in-ways', {}, 'company');
  expect(ways.body.passkeys).toMatchObject([{ last_used_at: api.clock.now.getTime() }]);
  // A device that has one is not asked to make another.
  const next = await api.send('POST /auth/passkey-registration', {}, 'company');
  expect(next.body.excludeCredentials).toMatchObject([{ id: device.id }]);
});

test('TRUST-18 TRUST-28 access-56 a challenge counts once, for minutes, and for whoever asked', async () => {
  const device = createAuthenticator();
  const { body: options } = await api.send('POST /auth/passkey-registration', {}, 'company');
  const body = { name: 'Telefon', credential: device.create(options) };
  expect(await api.sendRaw('POST /auth/passkeys', { body }, 'candidate')).toMatchObject(
    refusal(400, 'passkey.invalid'),
  );
  expect((await api.sendRaw('POST /auth/passkeys', { body }, 'company')).status).toBe(200);
  const signed = device.sign(await challenge());
  expect((await login(signed)).status).toBe(200);
  expect(await login(signed)).toMatchObject(refusal(400, 'passkey.invalid'));
  // The challenge of setting one up signs nobody in.
  const setUp = await api.send('POST /auth/passkey-registration', {}, 'company');
  expect((await login(device.sign(setUp.body))).status).toBe(400);
  const late = await challenge();
  later(5 * 60_000 + 1);
  expect((await login(device.sign(late))).status).toBe(400);
  await deleteOldChallenges(api.db, api.clock.now);
  expect(await api.db.$count(passkeyChallenges)).toBe(0);
});

test.each([
  ['another address', { origin: 'https://test.example.evil.example' }],
  ['another site', { rpId: 'evil.example' }],
])('TRUST-18 access-56 what was signed for %s counts for nothing', async (_, elsewhere) => {
  const device = createAuthenticator();
  const { body: options } = await api.send('POST /auth/passkey-registration', {}, 'company');
  const foreign = { name: 'Telefon', credential: device.create({ ...options, ...elsewhere }) };
  expect((await api.sendRaw('POST /auth/passkeys', { body: foreign }, 'company')).status).toBe(400);
  expect((await register(device)).status).toBe(200);
  const { challenge: asked } = await challenge();
  expect((await login(device.sign({ challenge: asked, ...elsewhere }))).status).toBe(400);
});

test('TRUST-18 access-56 the device must have asked who holds it', async () => {
  const device = createAuthenticator();
  const { body: options } = await api.send('POST /auth/passkey-registration', {}, 'company');
  const credential = device.create(options, { verified: false });
  const body = { name: 'Telefon', credential };
  expect((await api.sendRaw('POST /auth/passkeys', { body }, 'company')).status).toBe(400);
  await register(device);
  expect((await login(device.sign(await challenge(), { verified: false }))).status).toBe(400);
});

test('TRUST-18 TRUST-28 access-57 a copy of a device that counts is found out, and an unknown one is named', async () => {
  const device = createAuthenticator();
  await register(device);
  expect((await login(device.sign(await challenge(), { counter: 5 }))).status).toBe(200);
  expect((await login(device.sign(await challenge(), { counter: 5 }))).status).toBe(400);
  expect((await login(device.sign(await challenge(), { counter: 6 }))).status).toBe(200);
  const answer = await login(createAuthenticator().sign(await challenge()));
  expect(answer).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('kennen wir nicht mehr') },
  });
});

test('TRUST-18 TRUST-28 access-56 setting up and removing ask who it is; nobody removes another one’s', async () => {
  const device = createAuthenticator();
  await register(device);
  const [own] = await api.db.select().from(passkeys);
  const params = { id: own?.id ?? 0 };
  expect(await api.sendRaw('DELETE /auth/passkeys/{id}', { params }, 'candidate')).toMatchObject(
    refusal(404, 'not_found'),
  );
  const hash = hashSecret(api.tokens.company);
  const confirm = (confirmedUntil: Date | null) =>
    api.db.update(sessions).set({ confirmedUntil }).where(eq(sessions.tokenHash, hash));
  await confirm(null);
  for (const key of ['DELETE /auth/passkeys/{id}', 'POST /auth/passkey-registration'] as const) {
    expect(await api.sendRaw(key, { params }, 'company')).toMatchObject(
      refusal(403, 'identity.unconfirmed'),
    );
  }
  await confirm(new Date(api.clock.now.getTime() + 3_600_000));
  expect((await api.sendRaw('DELETE /auth/passkeys/{id}', { params }, 'company')).status).toBe(200);
  const [mail] = await api.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(mail?.subject).toBe('Ein Passkey Ihres Kontos wurde entfernt');
  expect((await login(device.sign(await challenge()))).status).toBe(400);
});

test('TRUST-18 TRUST-16 access-57 no passkey signs in where the address never was confirmed, nor a blocked account', async () => {
  const device = createAuthenticator();
  await register(device);
  const own = eq(users.id, testUsers.company.usersId);
  await api.db.update(users).set({ mailboxProvenAt: null }).where(own);
  expect(await api.sendRaw('POST /auth/passkey-registration', {}, 'company')).toMatchObject(
    refusal(403, 'email.unconfirmed'),
  );
  expect(await login(device.sign(await challenge()))).toMatchObject(
    refusal(403, 'email.unconfirmed'),
  );
  await api.db
    .update(users)
    .set({ mailboxProvenAt: new Date(0), blockedAt: new Date(0) })
    .where(own);
  expect(await login(device.sign(await challenge()))).toMatchObject(
    refusal(403, 'account.blocked'),
  );
  await api.db.update(users).set({ blockedAt: null }).where(own);
});

test('TRUST-18 access-56 nobody has more than ten, and one device has one', async () => {
  const device = createAuthenticator();
  await register(device);
  expect(await register(device)).toMatchObject(refusal(409, 'conflict'));
  for (let more = 1; more < PASSKEYS_MAX; more += 1) await register(createAuthenticator());
  expect(await api.sendRaw('POST /auth/passkey-registration', {}, 'company')).toMatchObject(
    refusal(409, 'conflict'),
  );
});

test('TRUST-18 TRUST-05 the export names passkeys and says when each was used', async () => {
  await register(createAuthenticator(), 'company', 'Tablet');
  const { body } = await api.send('GET /account/export', {}, 'company');
  expect(body.passkeys).toMatchObject([{ name: 'Tablet', last_used_at: null }]);
  expect(body.second_factor_since).toBeNull();
});
