import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyRegistry } from '../registry/registry.ts';
import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { integrityOf } from './integrity.ts';
import { publishHost, publishRemote, publishTogether } from './publish.ts';

let testStore: TestStore;
beforeEach(async () => {
  testStore = await createTestStore();
});
afterEach(() => testStore.remove());

const HASH = `sha256-${'A'.repeat(43)}=`;

const text = (content: string) => [{ name: 'a/b.js', content: new TextEncoder().encode(content) }];

test('FED-03 publishing one remote leaves the others and the host as they are', async () => {
  const store = testStore.open();
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

test('FED-08 host and remotes go live in one revision when a name changes, and no half of them', async () => {
  const store = testStore.open();
  const host = (release: string, name: string) =>
    buildHostRelease({ release, exports: { '@silverjobs/ui': [name] } });
  const jobs = (release: string, name: string) =>
    buildRemoteRelease({
      release,
      container: `jobs_${release}`,
      uses: { '@silverjobs/ui': [name] },
    });
  await publishTogether(store, host('host01', 'Chip'), [jobs('jobs01', 'Chip')]);
  const [newHost, newJobs] = [host('host02', 'Tag'), jobs('jobs02', 'Tag')];
  expect((await publishHost(store, newHost)).kind).toBe('refused');
  expect((await publishRemote(store, newJobs)).kind).toBe('refused');
  expect(await publishTogether(store, newHost, [jobs('jobs03', 'Label')])).toEqual({
    kind: 'refused',
    problems: ['jobs uses Label of @silverjobs/ui, which the host does not give.'],
  });
  expect((await store.readRegistry()).revision).toBe(1);
  await publishTogether(store, newHost, [newJobs]);
  const { revision, host: live, remotes } = await store.readRegistry();
  expect([revision, live?.release, remotes.jobs?.release]).toEqual([2, 'host02', 'jobs02']);
});

test('FED-03 publications at the same time lose no update', async () => {
  const names = ['jobs', 'messaging', 'profile', 'account', 'silverplus', 'employer'];
  const results = await Promise.all(
    names.map((name) => publishRemote(testStore.open(), buildRemoteRelease({ name }))),
  );
  expect(results.every(({ kind }) => kind === 'published')).toBe(true);
  const registry = await testStore.open().readRegistry();
  expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
  expect(registry.revision).toBe(names.length);
});

test('the same release again changes nothing', async () => {
  const store = testStore.open();
  await publishRemote(store, buildRemoteRelease());
  expect((await publishRemote(store, buildRemoteRelease())).kind).toBe('unchanged');
  expect((await store.readRegistry()).revision).toBe(1);
});

test('a revision is written at most once', async () => {
  const store = testStore.open();
  const registry = { schema: 1 as const, revision: 1, host: null, remotes: {} };
  expect(await store.writeRegistry(registry)).toBe(true);
  expect(await store.writeRegistry(registry)).toBe(false);
});

test('FED-03 the same release can be put again, another under its name is refused and changes nothing', async () => {
  const store = testStore.open();
  await store.putRelease('jobs', 'abc123', text('first'));
  await store.putRelease('jobs', 'abc123', text('first'));
  await expect(store.putRelease('jobs', 'abc123', text('second'))).rejects.toThrow('never changes');
  expect(
    new TextDecoder().decode((await store.readFile('jobs', 'abc123', 'a/b.js')) ?? undefined),
  ).toBe('first');
});

test('FED-04 a release has the hashes of its files; those of another are none of its own', async () => {
  const store = testStore.open();
  await store.putRelease('jobs', 'abc123', text('first'));
  expect(await store.readHashes('jobs', 'abc123')).toEqual(integrityOf(text('first')));
  expect(await store.readHashes('jobs', 'def456')).toBeNull();
  await copyFile(
    join(testStore.folder, 'hashes/jobs/abc123.json'),
    join(testStore.folder, 'hashes/jobs/def456.json'),
  );
  await expect(store.readHashes('jobs', 'def456')).rejects.toThrow('of another release');
});

const revisionFile = (revision: number) =>
  join(testStore.folder, 'revisions', `0000000${revision}.json`);

test('FED-06 a registry that was changed in the store is refused, for readers and for whoever publishes', async () => {
  const store = testStore.open();
  await publishRemote(store, buildRemoteRelease());
  const file = revisionFile(1);
  const envelope = JSON.parse(await readFile(file, 'utf8'));
  const changed = Buffer.from(envelope.payload, 'base64')
    .toString()
    .replace('Team Test', 'Team Evil');
  await writeFile(
    file,
    JSON.stringify({ ...envelope, payload: Buffer.from(changed).toString('base64') }),
  );
  await expect(store.readRegistry()).rejects.toThrow('No signature');
  await expect(publishRemote(store, buildRemoteRelease({ name: 'messaging' }))).rejects.toThrow(
    'No signature',
  );
});

test('FED-06 an old signed registry under a new number is refused', async () => {
  const store = testStore.open();
  await publishRemote(store, buildRemoteRelease());
  await publishRemote(store, buildRemoteRelease({ name: 'messaging' }));
  await copyFile(revisionFile(1), revisionFile(3));
  await expect(store.readRegistry()).rejects.toThrow('holds the registry of revision 1');
});

test.each([
  ['leaves its folder', { entry: '../../other/remoteEntry.js' }],
  ['is an address', { entry: 'https://example.org/remoteEntry.js' }],
  ['has no hash', { integrity: {} }],
])('FED-04 a release whose entry %s cannot be in a registry', async (_, values) => {
  const jobs = { ...buildRemoteRelease(), ...values };
  const integrity = { ...jobs.integrity, ...('entry' in values && { [values.entry]: HASH }) };
  const registry = { ...emptyRegistry, revision: 1, remotes: { jobs: { ...jobs, integrity } } };
  await expect(testStore.open().writeRegistry(registry)).rejects.toThrow();
});
