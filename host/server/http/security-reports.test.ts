import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';

let folder: string;
let server: FastifyInstance;
let logged: jest.SpyInstance;

beforeEach(async () => {
  logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
  await mkdir(join(folder, 'releases'));
  server = await buildServer(readServerConfig({ RELEASE_STORE: folder }));
});

afterEach(async () => {
  logged.mockRestore();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const report = (payload: unknown, type = 'application/csp-report') =>
  server.inject({
    method: 'POST',
    url: '/reports/security',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const read = async () => (await server.inject({ method: 'GET', url: '/reports/security' })).json();

const violation = {
  'csp-report': {
    'document-uri': 'https://silverjobs.example/?param2=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?a=1',
    'script-sample': 's'.repeat(1_000),
  },
};

test('a report is counted, shortened, and logged without what an address may hide', async () => {
  expect((await report(violation)).statusCode).toBe(204);
  const { total, latest } = await read();
  expect(total).toBe(1);
  expect(latest[0]).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    document: 'https://silverjobs.example/',
  });
  expect(latest[0].sample).toHaveLength(300);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
});

test.each([
  ['no JSON', '{', 400],
  ['no report', {}, 400],
  ['too much', { 'csp-report': { 'script-sample': 'x'.repeat(20_000) } }, 413],
])('%s is refused and not counted', async (_, payload, status) => {
  expect((await report(payload)).statusCode).toBe(status);
  expect((await read()).total).toBe(0);
});

test('a flood is counted, but does not fill the log', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  for (let count = 0; count < 100; count += 1) await report(violation);
  clock.mockRestore();
  const { total, latest } = await read();
  expect([total, latest.length]).toEqual([100, 20]);
  expect(logged).toHaveBeenCalledTimes(60);
});

test('in production nobody reads the reports', async () => {
  const production = await buildServer(
    readServerConfig({
      RELEASE_STORE: folder,
      APP_ENVIRONMENT: 'production',
      REGISTRY_PUBLIC_KEYS: generateKeyPair().publicKey,
    }),
  );
  const { statusCode, body } = await production.inject({ method: 'GET', url: '/reports/security' });
  await production.close();
  expect(statusCode).not.toBe(500);
  expect(body).not.toContain('latest');
});
