import { eq } from '../database/drizzle.ts';
import { knownNetworks, rateLimits } from '../database/schema.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await api.db.delete(rateLimits);
  await api.db.delete(knownNetworks);
});
afterAll(() => api.close());

const victim = testUsers.candidate.email;
const attacker = testUsers.stranger.email;

async function login(email: string, password: string, remoteAddress: string) {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload: { email, password },
  });
  return statusCode;
}

test('TRUST-29 TRUST-28 a visitor with IPv6 guesses no more for changing addresses in its network', async () => {
  const answers: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    answers.push(await login(victim, 'falsch', `2001:db8:1:2::${round + 1}`));
  }
  expect(answers).toEqual([...Array(10).fill(401), 429]);
  expect(await login(victim, PASSWORD, '2001:db8:1:2:ffff::1')).toBe(429);
  expect(await login(victim, PASSWORD, '2001:db8:1:3::1')).toBe(200);
});

test('TRUST-29 the streams and every other limit count a network, not an address', async () => {
  const reports: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: `2001:db8:7:7::${round + 1}`,
      payload: { ...samples['POST /contact'].body, email: `a${round}@test.example` },
    });
    reports.push(statusCode);
  }
  expect(reports.at(-1)).toBe(429);
});

test('TRUST-29 the own right password clears no wrong ones for others', async () => {
  const network = '198.51.100.7';
  for (let round = 0; round < 9; round += 1) await login(victim, 'falsch', network);
  const counted = async () => {
    const rows = await api.db.select().from(rateLimits);
    return rows.find(({ key }) => key.startsWith('login-ip:'))?.count;
  };
  expect(await counted()).toBe(9);
  expect(await login(attacker, PASSWORD, network)).toBe(200);
  expect(await counted()).toBe(9);
  await login(victim, 'falsch', network);
  expect(await login(victim, 'falsch', network)).toBe(429);
});

/** Sixty wrong passwords for one account, each from another network. */
async function guessFromEverywhere(): Promise<void> {
  for (let round = 0; round < 60; round += 1) await login(victim, 'falsch', `203.0.113.${round}`);
}

test('TRUST-29 many networks guess one account slowly; its owner is never locked out', async () => {
  const home = '2001:db8:aa:1::5';
  expect(await login(victim, PASSWORD, home)).toBe(200);
  await guessFromEverywhere();
  expect(await login(victim, 'falsch', '203.0.113.99')).toBe(429);
  // At home, with another address of the same network.
  expect(await login(victim, PASSWORD, '2001:db8:aa:1::77')).toBe(200);
  // From where nobody has seen the owner, a link leads in.
  const refused = await api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '203.0.113.100',
    payload: { email: victim, password: PASSWORD },
  });
  expect(refused.json()).toMatchObject({ code: 'rate.limited' });
  expect(refused.json().message).toMatch(/Anmeldelink per E-Mail/);
  const query = { email: victim };
  expect((await api.send('GET /auth/request-magic-link', { query }, null)).status).toBe(200);
  // An account that nobody has is answered the same.
  expect(await login('niemand@test.example', 'falsch', '203.0.113.99')).toBe(401);
});

test('TRUST-29 wrong passwords of strangers do not keep an owner from confirming', async () => {
  await guessFromEverywhere();
  const body = { password: PASSWORD };
  expect((await api.send('POST /auth/confirm-identity', { body }, 'candidate')).status).toBe(200);
});

test('TRUST-29 counters hold neither address nor e-mail', async () => {
  await login(victim, 'falsch', '203.0.113.5');
  const [row] = await api.db.select().from(rateLimits).where(eq(rateLimits.count, 1));
  expect(row?.key).toMatch(/^[\w-]+:[0-9a-f]{64}$/);
});
