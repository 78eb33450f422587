import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucket, type TestBucket } from '../testing/start-bucket.ts';
import { bucketObjects } from './bucket-objects.ts';
import { folderObjects } from './folder-objects.ts';
import type { ObjectStore } from './object-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (objects: ObjectStore, key: string) => {
  const content = await objects.read(key);
  return content && new TextDecoder().decode(content);
};

let folder: string;
let bucket: TestBucket;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  bucket = await startBucket();
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await bucket.close();
});

describe.each([
  ['folder', () => folderObjects(folder)],
  ['bucket', () => bucketObjects(bucket.options)],
])('objects in a %s', (_, open) => {
  test('FED-03 a key is written once; whoever comes later is told, and changes nothing', async () => {
    const objects = open();
    expect(await objects.read('a/b.json')).toBeNull();
    expect(await objects.create('a/b.json', bytes('first'))).toBe(true);
    expect(await objects.create('a/b.json', bytes('second'))).toBe(false);
    expect(await textOf(objects, 'a/b.json')).toBe('first');
  });

  test('FED-03 of ten writers at once one wins, and its content is whole', async () => {
    const contents = Array.from({ length: 10 }, (_, index) => String(index).repeat(50_000));
    const won = await Promise.all(contents.map((text) => open().create('key', bytes(text))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await textOf(open(), 'key')).toBe(contents[won.indexOf(true)]);
  });

  test('keys are listed by folder, in order, and those after one', async () => {
    const objects = open();
    for (const key of ['r/2', 'r/1', 'r/3', 'other/9']) await objects.create(key, bytes(key));
    expect(await objects.list('r/')).toEqual(['r/1', 'r/2', 'r/3']);
    expect(await objects.list('r/', 'r/2')).toEqual(['r/3']);
    expect(await objects.list('r/', 'r/3')).toEqual([]);
    expect(await objects.list('none/')).toEqual([]);
  });

  test('a store that keeps its promise passes the check, again and again', async () => {
    await open().requireConditions();
    await open().requireConditions();
  });
});

test('a folder keeps nothing of writers who came too late', async () => {
  const objects = folderObjects(folder);
  await objects.create('key', bytes('first'));
  await objects.create('key', bytes('second'));
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
});

test('what killed writers left behind in a folder goes after an hour, what is being written stays', async () => {
  const objects = folderObjects(folder);
  await mkdir(join(folder, 'tmp'));
  for (const name of ['old', 'new']) await writeFile(join(folder, 'tmp', name), 'half');
  const before = (Date.now() - 7_200_000) / 1000;
  await utimes(join(folder, 'tmp/old'), before, before);
  await objects.requireConditions();
  expect(await readdir(join(folder, 'tmp'))).toEqual(['new']);
});

test('FED-03 a service that overwrites in spite of the condition is refused before anything is written', async () => {
  const careless = await startBucket({ conditions: false });
  const objects = bucketObjects(careless.options);
  await expect(objects.requireConditions()).rejects.toThrow('loses updates');
  await careless.close();
});

test('a wrong secret is an error that names the reason, not a missing object', async () => {
  const objects = bucketObjects({ ...bucket.options, secretAccessKey: 'wrong' });
  await expect(objects.read('key')).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(objects.create('key', bytes(''))).rejects.toThrow('403');
  await expect(objects.list('r/')).rejects.toThrow('403');
});

test('a bucket with more keys than one page lists them all', async () => {
  // The server above makes its tokens for further pages with a cipher that Node no longer has.
  const pages: Record<string, string> = {
    '': '<IsTruncated>true</IsTruncated><Key>silverjobs/r/1</Key><Key>silverjobs/r/2</Key>',
    'silverjobs/r/2': '<IsTruncated>false</IsTruncated><Key>silverjobs/r/3</Key>',
  };
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.end(
      `<ListBucketResult>${pages[searchParams.get('start-after') ?? '']}</ListBucketResult>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const objects = bucketObjects({ ...bucket.options, endpoint });
  expect(await objects.list('r/')).toEqual(['r/1', 'r/2', 'r/3']);
  server.closeAllConnections();
  server.close();
});

test('TRUST-34 below a file of a folder there is nothing, nor under a name that is longer than any', async () => {
  const objects = folderObjects(folder);
  await objects.create('a/b.json', bytes('first'));
  for (const key of ['a', 'a/b.json/c', `a/${'b'.repeat(300)}`]) {
    expect(await objects.read(key)).toBeNull();
  }
});
