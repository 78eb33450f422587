import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketStore, folderStore, memoryStore, type PaperStore } from './paper-store.ts';
import { sealStore } from './seal-store.ts';

const KEY = '8d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';
const bytes = Buffer.from('%PDF Lebenslauf');

let folder: string;
const requests: string[] = [];
const originalFetch = globalThis.fetch;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'papers-'));
  const objects = new Map<string, Uint8Array>();
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { host, pathname } = new URL(request.url);
    requests.push(`${request.method} ${host}${pathname}`);
    if (!request.headers.get('authorization')?.startsWith('AWS4-HMAC-SHA256')) {
      return new Response('', { status: 403 });
    }
    if (request.method === 'PUT') {
      objects.set(pathname, new Uint8Array(await request.arrayBuffer()));
      return new Response('');
    }
    if (request.method === 'DELETE') {
      objects.delete(pathname);
      return new Response(null, { status: 204 });
    }
    const found = objects.get(pathname);
    return found ? new Response(new Uint8Array(found)) : new Response('', { status: 404 });
  };
});
afterAll(async () => {
  globalThis.fetch = originalFetch;
  await rm(folder, { recursive: true });
});

const access = {
  endpoint: 'https://s3.test.example',
  region: 'eu-central-1',
  accessKeyId: 'a',
  secretAccessKey: 'b',
};

const stores: [string, () => PaperStore][] = [
  ['memory', memoryStore],
  ['a folder', () => folderStore(join(folder, 'papers'))],
  ['a bucket', () => bucketStore('s3://papers/de', access)],
];

test.each(stores)('REACH-01 %s keeps, replaces, gives and removes a file', async (_, open) => {
  const store = open();
  expect(await store.read(KEY)).toBeNull();
  await store.write(KEY, Buffer.from('before'));
  await store.write(KEY, bytes);
  expect(Buffer.from((await store.read(KEY)) ?? []).equals(bytes)).toBe(true);
  await store.remove(KEY);
  await store.remove(KEY);
  expect(await store.read(KEY)).toBeNull();
});

test('REACH-01 a bucket is asked below its folder', () => {
  expect(requests[0]).toBe(`GET s3.test.example/papers/de/${KEY}`);
});

test('REACH-01 what lies there is encrypted, opens with an older key and under its own name alone', async () => {
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const inner = folderStore(folder);
  await sealStore(inner, [first]).write(KEY, bytes);
  expect(await readdir(folder)).toContain(KEY);
  expect((await readFile(join(folder, KEY))).includes('Lebenslauf')).toBe(false);
  const rotated = sealStore(inner, [second, first]);
  expect(Buffer.from((await rotated.read(KEY)) ?? []).equals(bytes)).toBe(true);
  await expect(sealStore(inner, [second]).read(KEY)).rejects.toThrow('SECOND_FACTOR_KEYS');
  await inner.write('other', await readFile(join(folder, KEY)));
  await expect(rotated.read('other')).rejects.toThrow('SECOND_FACTOR_KEYS');
});
