import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildHostRelease,
  buildRemoteRelease,
  storeRemoteRelease,
} from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { setCanary } from './canary.ts';
import { keyringFor, openObjects } from './open-store.ts';
import { releaseHistory, resignRegistry, rollBack, setEnabled } from './operate.ts';
import { publishHost, publishRemote } from './publish.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

let testStore: TestStore;
let store: ReleaseStore;
beforeEach(async () => {
  testStore = await createTestStore();
  store = testStore.open();
});
afterEach(() => testStore.remove());

const publish = async (release: string, values = {}) =>
  publishRemote(
    store,
    await storeRemoteRelease(store, { release, container: `jobs_${release}`, ...values }),
  );

test.each([
  ['is gone', (file: string) => rm(file), 'is not in the store'],
  ['was changed', (file: string) => writeFile(file, 'x'), 'in the store is not what was published'],
])('a rollback to a release of which a file %s is refused', async (_, spoil, message) => {
  await publish('aaaaaa');
  await publish('bbbbbb');
  await spoil(join(testStore.folder, 'releases/jobs/aaaaaa/page.js'));
  expect(await rollBack(store, 'jobs')).toMatchObject({
    kind: 'refused',
    problems: [expect.stringContaining(`jobs/aaaaaa/page.js ${message}`)],
  });
});

test('FED-03 a rollback makes the release before live again, as a new revision', async () => {
  await publish('aaaaaa');
  await publishRemote(store, buildRemoteRelease({ name: 'messaging' }));
  await publish('bbbbbb');
  const result = await rollBack(store, 'jobs');
  expect(result.kind).toBe('published');
  const registry = await store.readRegistry();
  expect(registry.revision).toBe(4);
  expect(registry.remotes.jobs?.release).toBe('aaaaaa');
  expect(registry.remotes.messaging).toBeDefined();
});

test('a rollback can name a release, and the history tells which there were', async () => {
  await publish('aaaaaa');
  await publish('bbbbbb');
  await publish('cccccc');
  const history = await releaseHistory(store, 'jobs');
  expect(history.map(({ release, revision }) => [release.release, revision])).toEqual([
    ['cccccc', 3],
    ['bbbbbb', 2],
    ['aaaaaa', 1],
  ]);
  await rollBack(store, 'jobs', 'aaaaaa');
  expect((await store.readRegistry()).remotes.jobs?.release).toBe('aaaaaa');
});

const liveJobs = async () => (await store.readRegistry()).remotes.jobs?.release;

test('TEAM-07 a second rollback leads further back, never to what was gone back from', async () => {
  for (const release of ['aaaaaa', 'bbbbbb', 'cccccc']) await publish(release);
  await rollBack(store, 'jobs');
  expect(await liveJobs()).toBe('bbbbbb');
  await rollBack(store, 'jobs');
  expect(await liveJobs()).toBe('aaaaaa');
  expect(await rollBack(store, 'jobs')).toMatchObject({ kind: 'refused' });
  expect(await liveJobs()).toBe('aaaaaa');
});

test('TEAM-07 what was skipped by name counts as given up, what was published again does not', async () => {
  for (const release of ['aaaaaa', 'bbbbbb', 'cccccc']) await publish(release);
  await rollBack(store, 'jobs', 'aaaaaa');
  await publish('dddddd');
  await rollBack(store, 'jobs');
  expect(await liveJobs()).toBe('aaaaaa');
  await publish('bbbbbb');
  await publish('eeeeee');
  await rollBack(store, 'jobs');
  expect(await liveJobs()).toBe('bbbbbb');
});

test('TEAM-07 a rollback ends a canary of the same remote, and none of another', async () => {
  await publishRemote(store, buildRemoteRelease({ name: 'messaging' }));
  await publish('aaaaaa');
  await publish('bbbbbb');
  for (const [name, release] of [
    ['jobs', 'cccccc'],
    ['messaging', 'dddddd'],
  ] as const) {
    await store.describe(
      await storeRemoteRelease(store, { name, release, container: `${name}_${release}` }),
    );
    expect((await setCanary(store, name, release, 5)).kind).toBe('published');
  }
  await rollBack(store, 'jobs');
  expect(Object.keys((await store.readRegistry()).canaries ?? {})).toEqual(['messaging']);
});

test('TEAM-07 a long history takes few reads, and the few releases before are found in it', async () => {
  await publish('aaaaaa');
  await publish('bbbbbb');
  for (let revision = 3; revision <= 120; revision += 1) await resignRegistry(store);
  const objects = openObjects(testStore.folder, {});
  const reads: string[] = [];
  const counted = {
    ...objects,
    read: (key: string) => {
      reads.push(key);
      return objects.read(key);
    },
  };
  const counting = createReleaseStore(counted, keyringFor(testStore.folder, {}));
  const history = await releaseHistory(counting, 'jobs');
  expect(history.map(({ release, revision }) => [release.release, revision])).toEqual([
    ['bbbbbb', 2],
    ['aaaaaa', 1],
  ]);
  expect(reads.length).toBeLessThan(30);
});

test.each([
  ['jobs', undefined, /no earlier release/],
  ['jobs', 'zzzzzz', /no earlier release zzzzzz/],
  ['unknown', undefined, /no earlier release/],
])('a rollback of %s to %s is refused', async (name, wanted, message) => {
  await publish('aaaaaa');
  const result = await rollBack(store, name, wanted);
  expect(result).toMatchObject({ kind: 'refused', problems: [expect.stringMatching(message)] });
  expect((await store.readRegistry()).revision).toBe(1);
});

test('a rollback to a release that the live host cannot run is refused', async () => {
  await publish('aaaaaa', { requires: { react: '^18.0.0' } });
  await publish('bbbbbb');
  await publishHost(store, buildHostRelease());
  expect(await rollBack(store, 'jobs')).toMatchObject({ kind: 'refused' });
});

test('FED-08 a host that a live remote cannot run on is refused', async () => {
  await publish('aaaaaa');
  const result = await publishHost(store, buildHostRelease({ provides: { react: '20.0.0' } }));
  expect(result).toMatchObject({
    kind: 'refused',
    problems: ['jobs needs react ^19.3.0; the host gives 20.0.0.'],
  });
});

test('a remote is switched off and on again; twice changes nothing', async () => {
  await publish('aaaaaa');
  expect((await setEnabled(store, 'jobs', false)).kind).toBe('published');
  expect((await store.readRegistry()).disabled).toEqual(['jobs']);
  expect((await setEnabled(store, 'jobs', false)).kind).toBe('unchanged');
  expect((await setEnabled(store, 'jobs', true)).kind).toBe('published');
  expect((await store.readRegistry()).disabled).toEqual([]);
  expect((await setEnabled(store, 'unknown', false)).kind).toBe('refused');
});

test('FED-06 the live registry is signed anew without another change', async () => {
  await publish('aaaaaa');
  const before = await store.readRegistry();
  expect((await resignRegistry(store)).kind).toBe('published');
  const change = { ...before.change, at: expect.any(String), what: [] };
  expect(await store.readRegistry()).toEqual({ ...before, revision: 2, change });
});
