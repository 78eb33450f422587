import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../registry/registry.ts';
import { buildRemoteRelease } from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import type { SealedKind } from './envelope.ts';
import { sealText } from './envelope.ts';
import { keyringFor } from './open-store.ts';
import { setEnabled } from './operate.ts';
import { publishRemote } from './publish.ts';

/** Registries as tools of another day wrote them. */
const fixture = (day: string): Registry =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../testing/fixtures/registry-of-${day}.json`), 'utf8'),
  );
const yesterday = fixture('2026-11-25');
const tomorrow = fixture('tomorrow');

let testStore: TestStore;
beforeEach(async () => {
  testStore = await createTestStore();
});
afterEach(() => testStore.remove());

/** Puts what tools of another day have written, without a look at it. */
async function put(key: string, value: unknown, kind?: SealedKind): Promise<void> {
  const path = join(testStore.folder, key);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, sealText(JSON.stringify(value), keyringFor(testStore.folder, {}), kind));
}
const putRegistry = (value: unknown) => put('revisions/00000007.json', value);

const days: [string, Registry][] = [
  ['yesterday', yesterday],
  ['tomorrow, with new fields everywhere', tomorrow],
];

test.each(days)('TEAM-04 a registry of %s is read, and given on whole', async (_, written) => {
  await putRegistry(written);
  expect(await testStore.open().readRegistry()).toEqual(written);
});

test.each(days)('TEAM-04 a change of a registry of %s leaves all else', async (_, written) => {
  await putRegistry(written);
  const store = testStore.open();
  expect((await setEnabled(store, 'jobs', false)).kind).toBe('published');
  const added = buildRemoteRelease({ name: 'profile', requires: { react: '^19.2.0' } });
  expect(await publishRemote(store, added)).toMatchObject({ kind: 'published' });
  const { remotes, ...rest } = written;
  expect(await testStore.open().readRegistry()).toEqual({
    ...rest,
    revision: 9,
    change: { by: 'unknown', at: expect.any(String), what: ['profile: none -> abc123'] },
    disabled: ['jobs', 'messaging'],
    remotes: { ...remotes, profile: added },
  });
});

test('TEAM-04 what releases say of themselves, and their hashes, keep fields of tomorrow', async () => {
  const { host, remotes } = tomorrow;
  const store = testStore.open();
  await put('descriptions/jobs/jobs01.json', remotes.jobs);
  await put('descriptions/host/host01.json', host);
  await put('hashes/jobs/jobs01.json', { ...hashes, ofTomorrow: { kept: true } }, 'hashes');
  expect(await store.description('jobs', 'jobs01')).toEqual(remotes.jobs);
  expect(await store.hostDescription('host01')).toEqual(host);
  expect(await store.readHashes('jobs', 'jobs01')).toEqual(hashes.integrity);
});
const hashes = { name: 'jobs', release: 'jobs01', integrity: { 'remoteEntry.js': 'sha256-x' } };

test('TEAM-04 fields that are known are checked, also beside new ones', async () => {
  const [page] = tomorrow.remotes.jobs?.pages ?? [];
  const jobs = { ...tomorrow.remotes.jobs, pages: [{ ...page, access: { kind: 'everybody' } }] };
  await putRegistry({ ...tomorrow, remotes: { jobs } });
  await expect(testStore.open().readRegistry()).rejects.toThrow('access');
});

test.each([
  ['because times are in another unit', /form 2.*know 1: because times are in another unit/],
  [undefined, /no reason is given/],
])('TEAM-04 only another form of the whole is refused, with its reason', async (reason, text) => {
  await putRegistry({ schema: 2, ...(reason && { schemaReason: reason }), revision: 7 });
  await expect(testStore.open().readRegistry()).rejects.toThrow(text);
});
