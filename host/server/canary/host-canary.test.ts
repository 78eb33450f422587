import { type ReleaseStore, setHostCanary } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import {
  type CanaryStore,
  createCanaryStore,
  HOST_CANARY,
  HOST_LIVE,
} from '../testing/canary-store.ts';
import { createLoadTokens } from './load-tokens.ts';

const SECRET = 'a secret of all servers';
const tokens = createLoadTokens(SECRET);

let canaryStore: CanaryStore;
let store: ReleaseStore;
let server: FastifyInstance;
let logged: jest.SpyInstance;

beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  canaryStore = await createCanaryStore();
  store = canaryStore.store;
  server = await buildServer(
    readServerConfig({
      RELEASE_STORE: canaryStore.folder,
      REPORT_SECRET: SECRET,
      LOAD_SAMPLE: '0',
    }),
  );
});
afterEach(async () => {
  await server.close();
  await canaryStore.remove();
  logged.mockRestore();
});

const documentFor = (share: number) =>
  server.inject({ url: '/jobs', headers: { cookie: `share=${share}` } });
const hostFor = async (share: number) => {
  const answer = await server.inject({
    url: '/registry.json',
    headers: { cookie: `share=${share}` },
  });
  return answer.json().host.release as string;
};
/** A visitor that gets a release of the host, among the first twenty. */
async function visitorOf(release: string): Promise<number | undefined> {
  for (let share = 0; share < 20; share += 1) if ((await hostFor(share)) === release) return share;
  return undefined;
}

test('FED-03 delivery-60 a share of the browsers gets the host that is tried, with its files', async () => {
  expect((await setHostCanary(store, HOST_CANARY, 50)).kind).toBe('published');
  const [tried = -1, other = -1] = [await visitorOf(HOST_CANARY), await visitorOf(HOST_LIVE)];
  const { body } = await documentFor(tried);
  expect(body).toContain('/releases/host/tried00/');
  expect(body).not.toContain(`/releases/host/${HOST_LIVE}/`);
  expect(body).toContain('"measured":["host"]');
  expect(body).not.toContain('hostCanary');
  // Before anything of the host runs, the document can tell that it did not.
  expect(body).toMatch(/outcome":"failed[\s\S]*host-report[\s\S]*\/releases\/host\//);
  expect((await documentFor(other)).body).toContain(`/releases/host/${HOST_LIVE}/`);
  const served = await server.inject('/releases/host/tried00/host.js');
  expect(served.statusCode).toBe(200);
});

test('delivery-60 without a try documents bring nothing that tells of the host', async () => {
  expect((await documentFor(0)).body).not.toContain('host-report');
});

test('FED-03 delivery-60 a host that fails too often is taken back by itself', async () => {
  await setHostCanary(store, HOST_CANARY, 50);
  expect(await visitorOf(HOST_CANARY)).toBeDefined();
  for (let count = 0; count < 5; count += 1) {
    const token = tokens.issue({ host: HOST_CANARY });
    await server.inject({
      method: 'POST',
      url: '/reports/loads',
      payload: { remote: 'host', release: HOST_CANARY, outcome: 'failed', token },
      remoteAddress: `10.0.0.${count}`,
    });
  }
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Canary host-tried00-'));
  expect(await visitorOf(HOST_CANARY)).toBeUndefined();
});
