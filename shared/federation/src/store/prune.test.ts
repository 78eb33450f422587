import {
  buildHostRelease,
  storeHostRelease,
  storeRemoteRelease,
} from '../testing/build-release.ts';
import { startBucket, type TestBucket } from '../testing/start-bucket.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { bucketObjects } from './bucket-objects.ts';
import { setCanary } from './canary.ts';
import { checkStored } from './check-stored.ts';
import { dayOf } from './load-times.ts';
import { keyringFor } from './open-store.ts';
import { resignRegistry, rollBack } from './operate.ts';
import { setHostCanary } from './operate-host.ts';
import { findPrunable, prune, setPinned } from './prune.ts';
import { publishHost, publishRemote } from './publish.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

const DAY_MS = 86_400_000;
/** So much later that whatever a test did is of before the days. */
const later = () => Date.now() + 31 * DAY_MS;
const keeping = { days: 30, number: 2 };

let testStore: TestStore;
let bucket: TestBucket | undefined;
let store: ReleaseStore;
beforeEach(async () => {
  testStore = await createTestStore();
  store = testStore.open();
});
afterEach(async () => {
  jest.useRealTimers();
  await bucket?.close();
  bucket = undefined;
  await testStore.remove();
});

const put = async (release: string, name = 'jobs') => {
  const container = `${name}_${release}`;
  const stored = await storeRemoteRelease(store, { name, release, container });
  await store.describe(stored);
  return stored;
};
const publish = async (release: string, name?: string) =>
  publishRemote(store, await put(release, name));

const isStored = async (name: string, release: string) =>
  (await store.readHashes(name, release)) !== null &&
  (await store.readFile(name, release, `${name === 'host' ? 'host' : 'remoteEntry'}.js`)) !== null;

describe.each(['folder', 'bucket'])('releases in a %s', (kind) => {
  beforeEach(async () => {
    if (kind === 'folder') return;
    bucket = await startBucket();
    store = createReleaseStore(bucketObjects(bucket.options), keyringFor(testStore.folder, {}));
  });

  test('TEAM-07 old releases go with all their files; the newest of each remote stay', async () => {
    for (const release of ['first0', 'second', 'third0', 'fourth']) await publish(release);
    await publish('alone0', 'messaging');
    expect(await prune(store, { ...keeping, now: later() })).toEqual([
      'jobs/first0',
      'jobs/second',
    ]);
    expect((await store.listReleases()).map(({ release }) => release).sort()).toEqual([
      'alone0',
      'fourth',
      'third0',
    ]);
    expect(await store.readFile('jobs', 'first0', 'page.js')).toBeNull();
    expect(await store.description('jobs', 'first0')).toBeNull();
    const { remotes, pruning } = await store.readRegistry();
    expect(Object.values(remotes).map(({ release }) => release)).toEqual(['fourth', 'alone0']);
    expect(pruning).toBeUndefined();
    expect((await rollBack(store, 'jobs')).kind).toBe('published');
  });
});

test('TEAM-07 what is live, tried or pinned stays, however old it is', async () => {
  const host = await storeHostRelease(store, { release: 'host01' });
  await publishHost(store, host);
  const next = await storeHostRelease(store, { release: 'host02' });
  await store.describeHost(next);
  for (const release of ['first0', 'second', 'third0', 'fourth']) await publish(release);
  await put('aside0');
  await put('tried0');
  await put('pinned');
  await setCanary(store, 'jobs', 'tried0', 5);
  await setHostCanary(store, 'host02', 5);
  await setPinned(store, 'jobs', 'pinned', true);
  await setPinned(store, 'jobs', 'first0', true);
  const now = later();
  expect((await findPrunable(store, { ...keeping, now })).keys).toEqual([
    'jobs/aside0',
    'jobs/second',
  ]);
  await prune(store, { ...keeping, now });
  for (const release of ['first0', 'third0', 'fourth', 'tried0', 'pinned']) {
    expect(await isStored('jobs', release)).toBe(true);
  }
  expect(await isStored('host', 'host01')).toBe(true);
  expect(await isStored('host', 'host02')).toBe(true);
  await setPinned(store, 'jobs', 'pinned', false);
  expect(await prune(store, { ...keeping, now })).toEqual(['jobs/pinned']);
});

test('TEAM-07 a release that was live within the days stays: a tab may be open with it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const day = (number: number) => jest.setSystemTime(Date.UTC(2026, 0, number));
  const releases = ['first0', 'second', 'third0', 'fourth', 'fifth0'];
  for (const [index, release] of releases.entries()) {
    day(10 * (index + 1));
    await publish(release);
  }
  // A tab of 19 January has the first one, one of 21 January the second.
  const now = Date.now() + 31 * DAY_MS;
  const at = (day: number) => now - Date.UTC(2026, 0, day);
  const keysFor = async (days: number) =>
    (await findPrunable(store, { days, number: 2, now })).keys;
  jest.useRealTimers();
  // Files are as old as the test.
  const since = { since: Date.UTC(2026, 0, 1) };
  const listed = (await store.listReleases()).map((release) => ({ ...release, ...since }));
  store = { ...store, listReleases: async () => listed };
  expect(await keysFor(at(21) / DAY_MS)).toEqual(['jobs/first0']);
  expect(await keysFor(at(19) / DAY_MS)).toEqual([]);
  expect(await keysFor(at(35) / DAY_MS)).toEqual(['jobs/first0', 'jobs/second']);
});

test('TEAM-07 what came into the store within the days stays, for previews', async () => {
  await publish('first0');
  await put('aside0');
  expect((await findPrunable(store, keeping)).keys).toEqual([]);
  expect((await findPrunable(store, { ...keeping, now: later() })).keys).toEqual(['jobs/aside0']);
});

test('TEAM-07 of a rollback at the same moment nobody gets missing files', async () => {
  for (const release of ['first0', 'second', 'third0']) await publish(release);
  const racing: ReleaseStore = {
    ...store,
    removeRelease: async (name, release) => {
      // After the roll-back's own look at the files, and before they are gone.
      expect(await rollBack(store, 'jobs', 'first0')).toEqual({
        kind: 'refused',
        problems: [expect.stringContaining('first0 is being taken out of the store')],
      });
      await store.removeRelease(name, release);
    },
  };
  expect(await prune(racing, { ...keeping, now: later() })).toEqual(['jobs/first0']);
  const live = (await store.readRegistry()).remotes.jobs;
  expect(live && (await checkStored(store, 'jobs', live))).toEqual([]);
});

test('TEAM-07 whoever changes the registry while one prunes is first', async () => {
  for (const release of ['first0', 'second', 'third0']) await publish(release);
  const racing: ReleaseStore = {
    ...store,
    listReleases: async () => {
      await rollBack(store, 'jobs', 'first0');
      return store.listReleases();
    },
  };
  await expect(prune(racing, { ...keeping, now: later() })).rejects.toThrow(/prune again/);
  expect(await isStored('jobs', 'first0')).toBe(true);
});

test('TEAM-07 a prune that was killed is finished by the next one', async () => {
  for (const release of ['first0', 'second', 'third0']) await publish(release);
  const dying: ReleaseStore = {
    ...store,
    removeRelease: () => Promise.reject(new Error('killed')),
  };
  await expect(prune(dying, { ...keeping, now: later() })).rejects.toThrow('killed');
  expect((await store.readRegistry()).pruning).toEqual(['jobs/first0']);
  await resignRegistry(store);
  expect(await prune(store, keeping)).toEqual(['jobs/first0']);
  expect(await isStored('jobs', 'first0')).toBe(false);
  expect((await publish('first0')).kind).toBe('published');
});

test.each([
  [{ days: 0, number: 10 }, /one day/],
  [{ days: Number.NaN, number: 10 }, /one day/],
  [{ days: 30, number: 1 }, /At least 2/],
])('TEAM-07 %o is refused', async (wrong, message) => {
  await publishHost(store, buildHostRelease());
  await expect(prune(store, wrong)).rejects.toThrow(message);
});

test('what browsers told goes after the same days', async () => {
  const count = { canary: { loaded: 1, failed: 0 }, live: { loaded: 0, failed: 0 } };
  await store.reportCount('live-jobs-first0-1', 'server', 1, count);
  const now = Date.now();
  await store.reportTimes('jobs', 'first0', { day: dayOf(now), server: 'one', step: 1 }, {});
  await prune(store, keeping);
  expect((await store.reportedCounts('live-jobs-first0-1')).size).toBe(1);
  expect(await store.reportedTimes('jobs', 'first0', now)).toHaveLength(1);
  await prune(store, { ...keeping, now: later() });
  expect((await store.reportedCounts('live-jobs-first0-1')).size).toBe(0);
  expect(await store.reportedTimes('jobs', 'first0', now)).toEqual([]);
});

test('only what is in the store can be pinned', async () => {
  expect(await setPinned(store, 'jobs', 'absent', true)).toMatchObject({ kind: 'refused' });
});
