import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addTimes,
  dayOf,
  emptyTimes,
  liveLoadsId,
  publishRemote,
  setEnabled,
} from '@silverjobs/federation/store';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import {
  CANARY,
  type CanaryStore,
  createCanaryStore,
  HOST_LIVE,
  LIVE,
} from '../testing/canary-store.ts';
import { describeLive } from './live-releases.ts';

let made: CanaryStore;
beforeEach(async () => {
  made = await createCanaryStore();
});
afterEach(() => made.remove());

test('TEAM-12 what is live stands there with who, when, why, its owner and what was counted of it', async () => {
  const { store } = made;
  const next = await store.description('jobs', CANARY);
  if (!next) throw new Error('The store has no second release.');
  await publishRemote({ ...store, author: { by: 'ci', why: 'a new list' } }, next);
  const now = Date.now();
  const counts = { live: { loaded: 0, failed: 0 } };
  const id = liveLoadsId('jobs', CANARY, now);
  await store.reportCount(id, 'one', 1, { ...counts, canary: { loaded: 40, failed: 1 } });
  await store.reportCount(id, 'two', 1, { ...counts, canary: { loaded: 10, failed: 2 } });
  const times = emptyTimes();
  addTimes(times, { document: 80, entry: 40, module: 200, render: 90 });
  const from = { day: dayOf(now), server: 'one', step: 1 };
  await store.reportTimes('jobs', CANARY, from, times);
  await setEnabled({ ...store, author: { by: 'operator' } }, 'jobs', false);

  const { parts, changes } = await describeLive(store, await store.readRegistry(), now);
  expect(parts).toMatchObject([
    { name: 'host', owner: null, release: HOST_LIVE, loads: null, times: null, earlier: [] },
    {
      name: 'jobs',
      owner: 'Team Test',
      release: CANARY,
      since: { by: 'ci', why: 'a new list', at: expect.any(Number) },
      disabled: true,
      canary: null,
      loads: { loaded: 50, failed: 3 },
      times: { measured: 1, phases: { total: { median: null, p95: null } } },
      earlier: [{ release: LIVE, times: { measured: 0 } }],
    },
  ]);
  expect(changes.slice(0, 2)).toMatchObject([
    { by: 'operator', what: ['jobs: switched off'] },
    { by: 'ci', what: [`jobs: ${LIVE} -> ${CANARY}`] },
  ]);
});

test('TEAM-12 operators-1 only an operator is told; for everybody else nothing is there', async () => {
  const backend = createServer((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const role = token === 'operator' ? 'operator' : 'candidate';
    response.end(JSON.stringify({ email: token, role, candidate_id: 1, plan_type: 'free' }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const server = await buildServer(
    readServerConfig({ RELEASE_STORE: made.folder, API_URL: `http://127.0.0.1:${port}` }),
  );
  const ask = (cookie?: string) =>
    server.inject({ url: '/operator/releases.json', headers: cookie ? { cookie } : {} });
  try {
    for (const cookie of [undefined, 'authToken=renate']) {
      const { statusCode, body } = await ask(cookie);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('Team Test');
    }
    const answer = await ask('authToken=operator');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().parts).toHaveLength(2);
  } finally {
    await server.close();
    backend.close();
  }
});
