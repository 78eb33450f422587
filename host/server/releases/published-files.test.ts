import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  generateKeyPair,
  openStore,
  publishHost,
  type ReleaseFile,
} from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';

const TYPEFACE = 'text.0123456789.woff2';
const hash = `sha256-${'A'.repeat(43)}=`;
const files: ReleaseFile[] = [
  { name: 'host.js', content: Buffer.from('host') },
  { name: TYPEFACE, content: Buffer.from('typeface') },
];

let folder: string;
let store: ReturnType<typeof openStore>;
let server: FastifyInstance;
let logged: jest.SpyInstance;

beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  folder = join(await mkdtemp(join(tmpdir(), 'files-')), 'store');
  store = openStore(folder, {});
  await store.putRelease('host', 'before1', files);
  await publishHost(store, {
    release: 'present1',
    scripts: ['host.js'],
    styles: [],
    fonts: [],
    integrity: { 'host.js': hash },
    provides: {},
    publishedAt: '2026-11-21T00:00:00.000Z',
  });
  server = await buildServer(readServerConfig({ RELEASE_STORE: folder }));
});
afterEach(async () => {
  await server.close();
  await rm(join(folder, '..'), { recursive: true, force: true });
  logged.mockRestore();
});

const pathOf = (file: string, release = 'before1') => join(folder, 'releases/host', release, file);
const get = (file: string, release = 'before1') =>
  server.inject({ url: `/releases/host/${release}/${file}` });

test('FED-04 an open tab gets the files of a release that is no longer live', async () => {
  const { statusCode, body } = await get(TYPEFACE);
  expect([statusCode, body]).toEqual([200, 'typeface']);
  expect(logged).not.toHaveBeenCalled();
});

test('FED-04 a typeface with one byte changed is not served, and is once it is mended', async () => {
  await writeFile(pathOf(TYPEFACE), 'typefacf');
  expect((await get(TYPEFACE)).statusCode).toBe(404);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('is not the file'));
  await writeFile(pathOf(TYPEFACE), 'typeface');
  expect((await get(TYPEFACE)).statusCode).toBe(200);
});

test('FED-04 a file without a hash is not served, among live files and among earlier ones', async () => {
  await store.putRelease('host', 'present1', files);
  for (const release of ['before1', 'present1']) {
    await writeFile(pathOf('evil.js', release), 'alert(1)');
    expect((await get('evil.js', release)).statusCode).toBe(404);
  }
  await writeFile(pathOf('toString'), 'no name of a file');
  expect((await get('toString')).statusCode).toBe(404);
  expect(logged).toHaveBeenCalledTimes(3);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('has no hash'));
});

test('FED-04 hashes that somebody else has signed do not count', async () => {
  const foreign = openStore(folder, { REGISTRY_PRIVATE_KEY: generateKeyPair().privateKey });
  await foreign.putRelease('host', 'foreign1', files);
  expect((await get('host.js', 'foreign1')).statusCode).toBe(404);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('cannot be checked'));
});
