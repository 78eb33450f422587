import { rm, writeFile } from 'node:fs/promises';
import { type ReleaseStore, setCanary } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { type CanaryStore, createCanaryStore } from '../testing/canary-store.ts';
import { createLoadTokens } from './load-tokens.ts';

const SECRET = 'a secret of all servers';

let canaryStore: CanaryStore;
let store: ReleaseStore;
let servers: FastifyInstance[];
let logged: jest.SpyInstance;

beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  canaryStore = await createCanaryStore();
  store = canaryStore.store;
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await canaryStore.remove();
  logged.mockRestore();
});

async function start(): Promise<FastifyInstance> {
  const server = await buildServer(
    readServerConfig({
      RELEASE_STORE: canaryStore.folder,
      REPORT_SECRET: SECRET,
      LOAD_SAMPLE: '0',
    }),
  );
  servers.push(server);
  return server;
}

const releaseFor = async (server: FastifyInstance, share?: number) => {
  const headers = share === undefined ? {} : { cookie: `share=${share}` };
  const answer = await server.inject({ url: '/registry.json', headers });
  return { release: answer.json().remotes.jobs.release as string, headers: answer.headers };
};
/** Visitors that get the canary, and some that do not. */
const visitors = async (server: FastifyInstance, release: string) => {
  const found: number[] = [];
  for (let share = 0; share < 20; share += 1) {
    if ((await releaseFor(server, share)).release === release) found.push(share);
  }
  return found;
};
const tokens = createLoadTokens(SECRET);
let visitor = 0;
/** What the document of another visitor reports. */
const report = (server: FastifyInstance, release: string, outcome: string) => {
  visitor += 1;
  const token = tokens.issue({ jobs: release });
  return send(
    server,
    { remote: 'jobs', release, outcome, token },
    `10.0.${visitor >> 8}.${visitor & 255}`,
  );
};
const send = (server: FastifyInstance, payload: object, remoteAddress = '10.1.0.1') =>
  server.inject({ method: 'POST', url: '/reports/loads', payload, remoteAddress });

test('FED-03 without a canary nobody gets a cookie', async () => {
  const { release, headers } = await releaseFor(await start());
  expect(release).toBe('live00');
  expect(headers['set-cookie']).toBeUndefined();
});

test('FED-03 a browser draws its number once and keeps its release, in document and registry', async () => {
  await setCanary(store, 'jobs', 'canary', 50);
  const server = await start();
  const drawn = String((await releaseFor(server)).headers['set-cookie']);
  expect(drawn).toMatch(/^share=\d{1,4}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const share = Number(/\d+/.exec(drawn)?.[0]);
  const { release, headers } = await releaseFor(server, share);
  expect(headers['set-cookie']).toBeUndefined();
  const { body } = await server.inject({
    url: '/jobs',
    headers: { cookie: `a=1; share=${share}` },
  });
  expect(body).toContain(`href="/releases/jobs/${release}/remoteEntry.js"`);
  expect(body).toContain('"measured":["jobs"]');
  expect(body).not.toContain('"canaries"');
  expect((await visitors(server, 'canary')).length).toBeGreaterThan(0);
  expect((await visitors(server, 'live00')).length).toBeGreaterThan(0);
});

test('FED-03 a canary that fails too often is taken back by itself, for all servers and for good', async () => {
  await setCanary(store, 'jobs', 'canary', 50);
  const [server, other] = [await start(), await start()];
  const given = await visitors(server, 'canary');
  for (let count = 0; count < 40; count += 1) await report(server, 'live00', 'loaded');
  for (let count = 0; count < 4; count += 1) await report(server, 'canary', 'failed');
  expect(await visitors(server, 'canary')).toEqual(given);
  await report(server, 'canary', 'failed');
  expect(await visitors(server, 'canary')).toEqual([]);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('5 of 5 loads failed'));
  expect(await visitors(await start(), 'canary')).toEqual([]);
  await expect(other.inject('/registry.json')).resolves.toMatchObject({ statusCode: 200 });
});

test('FED-03 failures count together, whichever server hears them, and survive its end', async () => {
  await setCanary(store, 'jobs', 'canary', 50);
  const [first, second, third] = [await start(), await start(), await start()];
  const given = await visitors(first, 'canary');
  for (let count = 0; count < 40; count += 1) await report(third, 'live00', 'loaded');
  for (const server of [first, first, second, second]) await report(server, 'canary', 'failed');
  expect(await visitors(third, 'canary')).toEqual(given);
  await first.close();
  await report(third, 'canary', 'failed');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('5 of 5 loads failed'));
  expect(await visitors(await start(), 'canary')).toEqual([]);
});

test('FED-03 a server that hears failures only asks the others before it takes a canary back', async () => {
  await setCanary(store, 'jobs', 'canary', 50);
  const [lucky, unlucky] = [await start(), await start()];
  const given = await visitors(lucky, 'canary');
  for (let count = 0; count < 1_500; count += 1) await report(lucky, 'canary', 'loaded');
  for (let count = 0; count < 20; count += 1) await report(unlucky, 'canary', 'failed');
  expect(await visitors(await start(), 'canary')).toEqual(given);
});

test('FED-03 while the store does not answer, a server goes by what it hears itself', async () => {
  await setCanary(store, 'jobs', 'canary', 50);
  const server = await start();
  await visitors(server, 'canary');
  await rm(canaryStore.folder, { recursive: true });
  await writeFile(canaryStore.folder, 'a file in place of the folder');
  for (let count = 0; count < 5; count += 1) await report(server, 'canary', 'failed');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('5 of 5 loads failed'));
  expect(await visitors(server, 'canary')).toEqual([]);
});

test('FED-03 a canary that works as well as the live release stays', async () => {
  await setCanary(store, 'jobs', 'canary', 50);
  const server = await start();
  const given = await visitors(server, 'canary');
  for (let count = 0; count < 100; count += 1) {
    await report(server, count % 2 ? 'live00' : 'canary', count % 10 > 7 ? 'failed' : 'loaded');
  }
  expect(await visitors(server, 'canary')).toEqual(given);
});

const CANARY = { jobs: 'canary' };

test.each([
  ['another release', { release: 'zzz' }, 204],
  ['a remote without a canary', { remote: 'profile' }, 204],
  ['a document that had the live release', { token: tokens.issue({ jobs: 'live00' }) }, 204],
  ['a forged token', { token: createLoadTokens('another secret').issue(CANARY) }, 204],
  ['the same document', { token: tokens.issue(CANARY) }, 204],
  ['no document', { token: undefined }, 400],
  ['no outcome', { outcome: undefined }, 400],
  ['more than asked', { user: 1 }, 400],
  ['too much', { remote: 'x'.repeat(4_000) }, 413],
])('TRUST-12 reports of %s never end a canary', async (_, part, status) => {
  const payload = {
    remote: 'jobs',
    release: 'canary',
    outcome: 'failed',
    token: tokens.issue(CANARY),
    ...part,
  };
  await setCanary(store, 'jobs', 'canary', 50);
  const server = await start();
  const given = await visitors(server, 'canary');
  for (let count = 0; count < 6; count += 1) {
    const answer = await send(server, payload, `10.2.0.${count}`);
    expect(answer.statusCode).toBe(status);
    if (status >= 400) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
    }
  }
  expect(await visitors(server, 'canary')).toEqual(given);
});

test('TRUST-12 all addresses of one IPv6 line are one person; other lines are others', async () => {
  await setCanary(store, 'jobs', 'canary', 50);
  const server = await start();
  const given = await visitors(server, 'canary');
  const fail = (address: string) => {
    const token = tokens.issue(CANARY);
    const payload = { remote: 'jobs', release: 'canary', outcome: 'failed', token };
    return send(server, payload, address);
  };
  for (let count = 1; count <= 20; count += 1) await fail(`2001:db8:0:1::${count}`);
  expect(await visitors(server, 'canary')).toEqual(given);
  for (let line = 2; line <= 5; line += 1) await fail(`2001:db8:0:${line}::1`);
  expect(await visitors(server, 'canary')).toEqual([]);
});

test('TRUST-12 whoever fetches many documents is still one person', async () => {
  await setCanary(store, 'jobs', 'canary', 50);
  const server = await start();
  const given = await visitors(server, 'canary');
  for (let count = 0; count < 20; count += 1) {
    const headers = { cookie: `share=${given[0]}` };
    const { body } = await server.inject({ url: '/jobs', headers });
    const token = /"reportToken":"([^"]+)"/.exec(body)?.[1];
    const report = { remote: 'jobs', release: 'canary', outcome: 'failed', token };
    expect((await send(server, report)).statusCode).toBe(204);
  }
  expect(await visitors(server, 'canary')).toEqual(given);
});
