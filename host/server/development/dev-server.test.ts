import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRemote } from '@silverjobs/federation';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { buildDevServer, proxyTable } from './dev-server.ts';

const messaging = defineRemote({
  name: 'messaging',
  owner: 'Team Test',
  pages: [
    {
      path: '/messages',
      expose: 'MessagesPage',
      module: './src/MessagesPage.tsx',
      title: 'Nachrichten',
      access: { kind: 'signed-in' },
    },
  ],
  menu: [],
});

let folder: string;
let bundles: Server;
let port: number;
let development: FastifyInstance;
let production: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-server-'));
  await mkdir(join(folder, 'releases'));
  bundles = createServer((request, response) => response.end(`bundle of ${request.url}`));
  await new Promise<void>((resolve) => bundles.listen(0, '127.0.0.1', resolve));
  port = (bundles.address() as AddressInfo).port;
  const config = readServerConfig({ RELEASE_STORE: folder });
  development = await buildDevServer(config, { host: port, messaging: port }, [messaging]);
  production = await buildServer(config);
});

afterAll(async () => {
  await Promise.all([development.close(), production.close()]);
  bundles.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (server: FastifyInstance, url: string) =>
  server.inject({ method: 'GET', url, headers: { cookie: 'authToken=t' } });

test('each development server answers for its own folder of URLs', () => {
  expect(proxyTable({ host: 3301, 'ai-assistants': 3302 })).toEqual([
    { prefix: '/releases/host/dev', upstream: 'http://127.0.0.1:3301' },
    { prefix: '/releases/ai-assistants/dev', upstream: 'http://127.0.0.1:3302' },
  ]);
});

test('files of a development server come from it, under the same address', async () => {
  const { statusCode, body } = await get(
    development,
    '/releases/messaging/dev/a/page.js?attempt=1',
  );
  expect(statusCode).toBe(200);
  expect(body).toBe('bundle of /releases/messaging/dev/a/page.js?attempt=1');
});

test.each([
  '/releases/jobs/dev/remoteEntry.js',
  '/releases/messaging/abc123/remoteEntry.js',
  '/releases/messaging/development/remoteEntry.js',
])('nobody is asked for %s', async (url) => {
  expect((await get(development, url)).statusCode).toBe(404);
});

test('the document installs the devtools hook before any other script, with its nonce', async () => {
  const { body, headers } = await get(development, '/messages');
  const [, first = ''] = body.split('<script');
  expect(first).toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__');
  const nonce = /nonce="([^"]+)"/.exec(first)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(headers['content-security-policy']).toContain(`ws://localhost:${port}`);
  expect(body).toContain('src="/releases/host/dev/host.js" crossorigin></script>');
  expect(body).toContain('href="/releases/messaging/dev/remoteEntry.js" crossorigin>');
  expect(body).not.toContain('"undefined"');
  // Development servers know no hashes.
  expect(headers['integrity-policy']).toBeUndefined();
});

test('the production server passes no release on and has nothing of development', async () => {
  expect((await get(production, '/releases/messaging/dev/page.js')).statusCode).toBe(404);
  const { headers, body } = await get(production, '/');
  expect(headers['content-security-policy']).not.toContain('ws:');
  expect(body).not.toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__');
});
