import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry } from '../registry.ts';
import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { createLocalStore } from './local-store.ts';
import { publishHost, publishRemote } from './publish.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const HASH = `sha384-${'A'.repeat(64)}`;

const text = (content: string) => [{ name: 'a/b.js', content: new TextEncoder().encode(content) }];

test('FED-03 publishing one remote leaves the others and the host as they are', async () => {
  const store = createLocalStore(folder);
  await publishHost(store, buildHostRelease());
  await publishRemote(store, buildRemoteRelease({ name: 'jobs' }));
  await publishRemote(store, buildRemoteRelease({ name: 'messaging' }));
  const before = await store.readRegistry();
  await publishRemote(
    store,
    buildRemoteRelease({ name: 'jobs', release: 'def456', container: 'jobs_def456' }),
  );
  const after = await store.readRegistry();
  expect(after.remotes.jobs?.release).toBe('def456');
  expect(after.remotes.messaging).toEqual(before.remotes.messaging);
  expect(after.host).toEqual(before.host);
  expect(after.revision).toBe(before.revision + 1);
});

test('FED-03 publications at the same time lose no update', async () => {
  const names = ['jobs', 'messaging', 'profile', 'account', 'silverplus', 'employer'];
  const results = await Promise.all(
    names.map((name) => publishRemote(createLocalStore(folder), buildRemoteRelease({ name }))),
  );
  expect(results.every(({ kind }) => kind === 'published')).toBe(true);
  const registry = await createLocalStore(folder).readRegistry();
  expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
  expect(registry.revision).toBe(names.length);
});

test('the same release again changes nothing', async () => {
  const store = createLocalStore(folder);
  await publishRemote(store, buildRemoteRelease());
  expect((await publishRemote(store, buildRemoteRelease())).kind).toBe('unchanged');
  expect((await store.readRegistry()).revision).toBe(1);
});

test('a revision is written at most once', async () => {
  const store = createLocalStore(folder);
  const registry = { schema: 1 as const, revision: 1, host: null, remotes: {} };
  expect(await store.writeRegistry(registry)).toBe(true);
  expect(await store.writeRegistry(registry)).toBe(false);
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
});

test('a release folder never changes once it is there', async () => {
  const store = createLocalStore(folder);
  await store.putRelease('jobs', 'abc123', text('first'));
  await store.putRelease('jobs', 'abc123', text('second'));
  expect(await readFile(join(folder, 'releases/jobs/abc123/a/b.js'), 'utf8')).toBe('first');
});

test.each([
  ['leaves its folder', { entry: '../../other/remoteEntry.js' }],
  ['is an address', { entry: 'https://example.org/remoteEntry.js' }],
  ['has no hash', { integrity: {} }],
])('FED-04 a release whose entry %s cannot be in a registry', async (_, values) => {
  const jobs = { ...buildRemoteRelease(), ...values };
  const integrity = { ...jobs.integrity, ...('entry' in values && { [values.entry]: HASH }) };
  const registry = { ...emptyRegistry, revision: 1, remotes: { jobs: { ...jobs, integrity } } };
  await expect(createLocalStore(folder).writeRegistry(registry)).rejects.toThrow();
});

test('a registry that is not one of ours is refused', async () => {
  const store = createLocalStore(folder);
  await publishRemote(store, buildRemoteRelease());
  await writeFile(join(folder, 'registry/00000002.json'), '{"schema":1,"revision":2}');
  await expect(store.readRegistry()).rejects.toThrow();
});
