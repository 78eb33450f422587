import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@silverjobs/federation';
import {
  generateKeyPair,
  keyringFor,
  openStore,
  permitPreview,
  publishHost,
  publishRemote,
  sealText,
} from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';

const hash = `sha256-${'A'.repeat(43)}=`;
const publishedAt = '2026-11-21T00:00:00.000Z';
const pair = generateKeyPair();
const keys = {
  REGISTRY_PRIVATE_KEY: pair.privateKey,
  REGISTRY_PUBLIC_KEYS: pair.publicKey,
};
const hour = 3_600_000;

function build(release: string, values: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    name: 'jobs',
    owner: 'Team Test',
    release,
    container: `jobs_${release}`,
    entry: 'remoteEntry.js',
    pages: [
      {
        path: '/jobs/:id',
        expose: 'JobPage',
        title: `Stelle ${release}`,
        access: { kind: 'public' },
        files: { js: ['page.js'], css: [] },
      },
    ],
    menu: [],
    integrity: { 'remoteEntry.js': hash, 'page.js': hash },
    requires: {},
    publishedAt,
    ...values,
  };
}

let folder: string;
let staging: FastifyInstance;
let production: FastifyInstance;
const keyring = () => keyringFor(folder, keys);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
  const store = openStore(folder, keys);
  const host = {
    release: 'abc123',
    scripts: ['host.js'],
    styles: [],
    fonts: [],
    integrity: { 'host.js': hash },
    provides: { react: '19.3.1' },
    publishedAt,
  };
  await publishHost(store, host);
  await store.describeHost({ ...host, release: 'host22' });
  await publishRemote(store, build('aaa111'));
  await store.describe(build('bbb222'));
  await store.describe(build('ccc333', { requires: { react: '^99.0.0' } }));
  const { REGISTRY_PUBLIC_KEYS } = keys;
  const env = { RELEASE_STORE: folder, REGISTRY_PUBLIC_KEYS };
  staging = await buildServer(readServerConfig({ ...env, APP_ENVIRONMENT: 'staging' }));
  production = await buildServer(readServerConfig({ ...env, APP_ENVIRONMENT: 'production' }));
});
afterAll(async () => {
  await Promise.all([staging.close(), production.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function open(server: FastifyInstance, query: Record<string, string>) {
  const url = `/jobs/7?${new URLSearchParams(query)}`;
  const { body } = await server.inject({ method: 'GET', url });
  const boot = JSON.parse(/id="silverjobs-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '');
  return { release: boot.registry.remotes.jobs.release, preview: boot.preview, body };
}

test('FED-06 a document is composed with another build, announced and named', async () => {
  const { release, preview, body } = await open(staging, { release: 'jobs:bbb222' });
  expect(release).toBe('bbb222');
  expect(preview).toEqual({ releases: [{ name: 'jobs', release: 'bbb222' }] });
  expect(body).toContain('/releases/jobs/bbb222/page.js');
  expect((await open(staging, {})).release).toBe('aaa111');
});

test('FED-06 delivery-60 a document is composed with another build of the host, and of a remote', async () => {
  const { release, preview, body } = await open(staging, { release: 'host:host22,jobs:bbb222' });
  expect(release).toBe('bbb222');
  expect(preview.releases).toEqual([
    { name: 'host', release: 'host22' },
    { name: 'jobs', release: 'bbb222' },
  ]);
  expect(body).toContain('/releases/host/host22/host.js');
  expect(body).not.toContain('/releases/host/abc123/');
});

test.each([
  ['a build of the host that nobody stored', 'host:ddd444'],
  ['a build that nobody stored', 'jobs:ddd444'],
  ['a build of another remote', 'messaging:bbb222'],
  ['an address', 'jobs:https://evil.example/remoteEntry.js'],
  ['an address without a scheme', 'jobs://evil.example/x.js'],
  ['a way out of the folder', 'jobs:../../x'],
  ['a build that the host cannot run', 'jobs:ccc333'],
  ['one good and one bad', 'jobs:bbb222,messaging:ddd444'],
])('FED-06 %s is refused with a reason, the live product comes', async (_, wanted) => {
  const { release, preview, body } = await open(staging, { release: wanted });
  expect(release).toBe('aaa111');
  expect(preview).toEqual({ releases: [], problem: expect.any(String) });
  expect(body).not.toContain('evil.example');
});

describe('FED-06 in production', () => {
  const wanted = 'jobs:bbb222';
  test('a permission that is signed and not over shows the build', async () => {
    const preview = permitPreview(wanted, Date.now() + hour, keyring());
    expect((await open(production, { release: wanted, preview })).release).toBe('bbb222');
  });

  const expires = () => Date.now() + hour;
  test.each<[string, () => string]>([
    ['none', () => ''],
    ['one that is over', () => permitPreview(wanted, Date.now() - 1, keyring())],
    ['one for another build', () => permitPreview('jobs:ccc333', expires(), keyring())],
    [
      'one of another key',
      () => {
        const { privateKey, publicKey } = generateKeyPair();
        const foreign = { REGISTRY_PRIVATE_KEY: privateKey, REGISTRY_PUBLIC_KEYS: publicKey };
        return permitPreview(wanted, expires(), keyringFor(folder, foreign));
      },
    ],
    [
      'a signed text of another kind',
      () => {
        const text = JSON.stringify({ releases: wanted, expires: expires() });
        return Buffer.from(sealText(text, keyring())).toString('base64url');
      },
    ],
    [
      'one with a changed letter',
      () =>
        permitPreview(wanted, expires(), keyring())
          .replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
          .slice(2),
    ],
  ])('%s does not', async (_, permission) => {
    const { release, preview } = await open(production, { release: wanted, preview: permission() });
    expect(release).toBe('aaa111');
    expect(preview.problem).toBe('Die Erlaubnis fehlt oder ist abgelaufen.');
  });
});
