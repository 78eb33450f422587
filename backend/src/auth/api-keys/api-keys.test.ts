import { CALLS_OF_KEYS, callKeys, JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { apiKeys } from '../../database/schema.ts';
import { employerJobSample } from '../../testing/employers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

async function makeKey(name = 'Verwaltung') {
  const { body } = await api.send('POST /api_key', { body: { name } }, 'company');
  return { ...body, as: { token: body.secret } };
}

const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;

test('REACH-10 employers-72 a key posts, changes, ends and reads; twice is once', async () => {
  const { as } = await makeKey();
  const body = {
    ...employerJobSample,
    client_key: '5d0f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    net_cents: JOB_BOOKING_NET_CENTS,
  };
  const first = await api.send('POST /job_demand', { body }, as);
  const again = await api.send('POST /job_demand', { body }, as);
  expect(first.status).toBe(200);
  expect(again.body.id).toBe(first.body.id);
  const params = { id: first.body.id };
  const changed = { ...employerJobSample, title: `${employerJobSample.title} am Vormittag` };
  const after = await api.send('PUT /job_demand/{id}', { params, body: changed }, as);
  expect(after.body.title).toBe(changed.title);
  const closed = await api.send(
    'PATCH /job_demand/{id}/status',
    { params, body: { status: 'closed' } },
    as,
  );
  expect(closed.body.status).toBe('closed');
  const query = { limit: 20, offset: 0, mode: 'list' } as const;
  expect((await api.send('GET /communication', { query }, as)).status).toBe(200);
});

test('REACH-10 a key may do nothing but what is said', async () => {
  const { as } = await makeKey('Nur Anzeigen');
  for (const key of [
    'GET /auth/me',
    'GET /api_key',
    'GET /account/export',
    'GET /events',
  ] as const) {
    expect(callKeys).toContain(key);
    expect(CALLS_OF_KEYS.has(key)).toBe(false);
    expect(codeOf(await api.sendRaw(key, {}, as))).toBe('forbidden');
  }
  const message = { body: { communication_id: 1, text: 'x', client_key: 'x' } };
  expect(codeOf(await api.sendRaw('POST /message', message, as))).toBe('forbidden');
});

test('REACH-10 a key is said once, stored as a hash, and ends at once', async () => {
  const { id, secret, as } = await makeKey('Einmal');
  const list = await api.send('GET /api_key', {}, 'company');
  expect(list.body[0]).toMatchObject({
    id,
    name: 'Einmal',
    start: secret.slice(0, 8),
    used_at: null,
  });
  expect(JSON.stringify([list.body, await api.db.select().from(apiKeys)])).not.toContain(secret);
  expect((await api.send('GET /client', {}, as)).status).toBe(200);
  const used = await api.send('GET /api_key', {}, 'company');
  expect(used.body[0]?.used_at).toBe(api.clock.now.getTime());
  expect((await api.send('DELETE /api_key/{id}', { params: { id } }, 'company')).status).toBe(200);
  expect(await api.sendRaw('GET /client', {}, as)).toMatchObject({
    status: 401,
    body: { code: 'token.invalid', message: expect.stringContaining('Schlüssel') },
  });
});

test('REACH-10 a key asks 600 times in ten minutes, then waits', async () => {
  const { as } = await makeKey('Eilig');
  const ask = () => api.sendRaw('GET /client', {}, as);
  expect((await ask()).status).toBe(200);
  await api.db.execute("update rate_limits set count = 599 where key like 'api-key:%'");
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('REACH-10 an employer has ten keys at most', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `Schlüssel ${index}`);
  const answers = [];
  for (const name of names)
    answers.push(await api.sendRaw('POST /api_key', { body: { name } }, 'company'));
  expect(answers.at(-1)?.status).toBe(409);
});
