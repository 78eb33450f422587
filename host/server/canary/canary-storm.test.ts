import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setCanary } from '@silverjobs/federation/store';
import { CANARY, type CanaryStore, createCanaryStore, LIVE } from '../testing/canary-store.ts';
import { createLoadTokens } from './load-tokens.ts';

let canaryStore: CanaryStore;
let processes: ChildProcess[];
let urls: string[];

beforeEach(async () => {
  canaryStore = await createCanaryStore();
  await setCanary(canaryStore.store, 'jobs', CANARY, 50);
  processes = [];
  urls = await Promise.all([startServer(), startServer()]);
});
afterEach(async () => {
  for (const child of processes) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await canaryStore.remove();
});

/** A document server in a process of its own; gives its address. */
async function startServer(): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      RELEASE_STORE: canaryStore.folder,
      REPORT_SECRET: SECRET,
      TRUST_PROXY: 'loopback',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  processes.push(child);
  const [line] = await once(child.stdout as NodeJS.EventEmitter, 'data');
  return /http:[^\s"]+/.exec(String(line))?.[0] ?? '';
}

const SECRET = 'a secret of all servers';
const tokens = createLoadTokens(SECRET);
let visitor = 0;
const report = async (url: string | undefined, release: string, outcome: string) => {
  visitor += 1;
  const token = tokens.issue({ jobs: release });
  const answer = await fetch(`${url}/reports/loads`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.0.${visitor >> 8}.${visitor & 255}`,
    },
    body: JSON.stringify({ remote: 'jobs', release, outcome, token }),
  });
  expect(answer.status).toBe(204);
};

/** How many of twenty visitors of a server get the canary. */
async function visitorsOfCanary(url: string): Promise<number> {
  const releases = Array.from({ length: 20 }, async (_, share) => {
    const answer = await fetch(`${url}/registry.json`, { headers: { cookie: `share=${share}` } });
    return (await answer.json()).remotes.jobs.release;
  });
  return (await Promise.all(releases)).filter((release) => release === CANARY).length;
}

test('FED-03 a storm of visits on two servers: failures that neither could judge alone end the canary on both', async () => {
  const before = await Promise.all(urls.map(visitorsOfCanary));
  expect(before[0]).toBeGreaterThan(0);
  expect(before[1]).toBe(before[0]);
  const visits = Array.from({ length: 400 }, (_, index) => {
    const url = urls[index % 2];
    // Three failures at each server; five are needed.
    const failed = index < 300 && index % 100 < 2;
    if (failed) return report(url, CANARY, 'failed');
    return report(url, index % 8 < 2 ? CANARY : LIVE, 'loaded');
  });
  await Promise.all(visits);
  const stops = await canaryStore.store.stoppedCanaries([`jobs-${CANARY}-3`]);
  expect([...stops.values()]).toEqual([expect.stringMatching(/^[56] of \d+ loads failed/)]);
  while ((await Promise.all(urls.map(visitorsOfCanary))).some((count) => count > 0)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});

test('FED-03 a storm of visits on two servers: a sound canary stays, and the store gets few notes', async () => {
  const [before] = await Promise.all(urls.map(visitorsOfCanary));
  const visits = Array.from({ length: 2_000 }, (_, index) =>
    report(urls[index % 2], index % 4 < 2 ? CANARY : LIVE, index % 100 < 4 ? 'failed' : 'loaded'),
  );
  await Promise.all(visits);
  expect(await Promise.all(urls.map(visitorsOfCanary))).toEqual([before, before]);
  const notes = await readdir(join(canaryStore.folder, `canary-counts/jobs-${CANARY}-3`));
  expect(notes.length).toBeLessThan(250);
});
