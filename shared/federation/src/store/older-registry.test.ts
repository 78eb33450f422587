import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { publishHost, publishRemote } from './publish.ts';

let testStore: TestStore;
beforeEach(async () => {
  testStore = await createTestStore();
  await publishHost(testStore.open(), buildHostRelease());
  await publishRemote(testStore.open(), buildRemoteRelease({ name: 'jobs' }));
});
afterEach(() => testStore.remove());

const revision = (number: number) =>
  join(testStore.folder, `revisions/${String(number).padStart(8, '0')}.json`);

test('OPER-07 operation-23 while the newest revision cannot be read there is the one before it', async () => {
  await writeFile(revision(2), '{"half');
  const store = testStore.open();
  await expect(store.readRegistry()).rejects.toThrow();
  expect((await store.readOlderRegistry())?.revision).toBe(1);
  await writeFile(revision(1), '');
  expect(await store.readOlderRegistry()).toBeNull();
});

test('OPER-07 operation-23 once a broken revision is taken away the one before it is the newest', async () => {
  await writeFile(revision(3), 'broken');
  const store = testStore.open();
  await expect(store.readRegistry()).rejects.toThrow();
  await rm(revision(3));
  await expect(store.readRegistry()).rejects.toThrow('is gone');
  expect((await store.readRegistry()).revision).toBe(2);
});

test('TRUST delivery-11 a revision is checked once, and again as soon as it has other bytes or another number', async () => {
  const store = testStore.open();
  const first = await store.readRegistry();
  expect(await store.readRegistry()).toBe(first);
  const sealed = await readFile(revision(2), 'utf8');
  await writeFile(revision(2), sealed.replace('"sig":"', '"sig":"AAAA'));
  await expect(store.readRegistry()).rejects.toThrow('No signature');
  await writeFile(revision(2), sealed);
  expect(await store.readRegistry()).toEqual(first);
  await copyFile(revision(2), revision(3));
  await expect(store.readRegistry()).rejects.toThrow('holds the registry of revision 2');
});
