import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openWork, servicesOf, workOff } from '../../testing/work.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('OPER-08 operators-21 a feed says when it ran, when it last worked, and why not', async () => {
  const feed = {
    key: 'partner',
    name: 'Partner',
    url: 'https://partner.example/feed',
    format: 'json',
  } as const;
  const run = (feeds: readonly (typeof feed)[], fetch: () => Promise<{ bytes: Uint8Array }>) =>
    workOff(openWork(servicesOf(api), { feeds, fetch }), ['find-feeds', 'feed']);
  const state = async () => (await api.send('GET /operator/feed', {}, 'operator')).body;
  await run([feed], async () => ({ bytes: Buffer.from('{"jobs":[]}') }));
  const worked = api.clock.now.getTime();
  expect(await state()).toEqual([
    {
      source: 'partner',
      name: 'Partner',
      jobs: 0,
      started_at: worked,
      succeeded_at: worked,
      error: null,
      left_out: [],
      notice: 'empty',
    },
  ]);
  api.clock.now = new Date(worked + 1_800_000);
  await run([feed], async () => {
    throw new Error('Partner antwortet nicht');
  });
  expect(await state()).toMatchObject([
    {
      started_at: worked + 1_800_000,
      succeeded_at: worked,
      error: expect.stringContaining('Error'),
    },
  ]);
  await run([], async () => ({ bytes: Buffer.from('{"jobs":[]}') }));
  expect(await state()).toEqual([]);
});
