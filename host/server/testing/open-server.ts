import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf, openStore, publishHost, publishRemote } from '@silverjobs/federation/store';
import type { LightMyRequestResponse } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { inlineScriptsFile } from './inline-scripts.ts';

/** The script of the host, and its hash as the browser checks it. */
export const script = Buffer.from('console.log("host")');
export const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
const publishedAt = '2026-11-21T00:00:00.000Z';

/** A server, the folder of its store, and the empty folder around it. */
export interface OpenedServer {
  parent: string;
  folder: string;
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

/** Starts a server over a store with a host and a remote, and a backend that says what it was asked. */
export async function openServer(env: Record<string, string> = {}): Promise<OpenedServer> {
  const parent = await mkdtemp(join(tmpdir(), 'server-'));
  const folder = join(parent, 'store');
  const store = openStore(folder, {});
  await store.putRelease('host', 'abc123', [
    { name: 'host.js', content: script },
    { name: 'host.js.br', content: brotliCompressSync(script) },
    inlineScriptsFile,
  ]);
  await publishHost(store, {
    release: 'abc123',
    scripts: ['host.js'],
    styles: ['host.css'],
    fonts: [],
    integrity: { 'host.js': hash, 'host.css': hash, ...integrityOf([inlineScriptsFile]) },
    provides: {},
    publishedAt,
  });
  await publishRemote(store, {
    name: 'jobs',
    owner: 'Team Test',
    release: 'def456',
    container: 'jobs_def456',
    entry: 'remoteEntry.js',
    pages: [
      {
        path: '/jobs/:id',
        expose: 'JobPage',
        title: 'Stelle <b>',
        access: { kind: 'signed-in' },
        firstCalls: [{ group: 'main', path: '/job_demand/{id}' }],
        firstTeamCalls: [
          { group: 'training', path: '/places/{id}' },
          { group: 'closed', path: '/nowhere' },
        ],
        files: { js: ['page.js'], css: ['page.css'] },
      },
    ],
    menu: [
      {
        ...{ section: 'jobs', order: 1, path: '/jobs/:id', icon: 'briefcase' },
        label: 'Stellen </script><script>alert(1)</script>',
      },
    ],
    integrity: { 'remoteEntry.js': hash, 'page.js': hash, 'page.css': hash },
    requires: {},
    publishedAt,
  });
  const api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        asked: request.url,
        token: request.headers.authorization,
        address: request.headers['x-forwarded-for'],
      }),
    );
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const server = await buildServer(
    readServerConfig({ ...env, RELEASE_STORE: folder, API_URL: `http://127.0.0.1:${port}` }),
  );
  return {
    parent,
    folder,
    get: (url, headers = {}) => server.inject({ method: 'GET', url, headers }),
    close: async () => {
      await server.close();
      api.close();
      await rm(parent, { recursive: true, force: true });
    },
  };
}
