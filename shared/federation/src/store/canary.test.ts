import { buildHostRelease, storeRemoteRelease } from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { setCanary } from './canary.ts';
import { publishHost, publishRemote } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';

let testStore: TestStore;
let store: ReleaseStore;
const release = (id: string, values = {}) =>
  storeRemoteRelease(store, { release: id, container: `jobs_${id}`, ...values });

beforeEach(async () => {
  testStore = await createTestStore();
  store = testStore.open();
  await publishRemote(store, await release('live00'));
  await store.describe(await release('canary'));
});
afterEach(() => testStore.remove());

test('FED-03 a canary stands beside the live release; a larger share is the same try', async () => {
  await setCanary(store, 'jobs', 'canary', 5);
  expect((await setCanary(store, 'jobs', 'canary', 20)).kind).toBe('published');
  expect((await setCanary(store, 'jobs', 'canary', 20)).kind).toBe('unchanged');
  const { remotes, canaries } = await store.readRegistry();
  expect(remotes.jobs?.release).toBe('live00');
  expect(canaries?.jobs).toMatchObject({ release: { release: 'canary' }, percent: 20, since: 2 });
});

test.each([
  [0, 'live00'],
  [100, 'canary'],
])('FED-03 a share of %i ends the canary with %s live', async (percent, expected) => {
  await setCanary(store, 'jobs', 'canary', 5);
  await setCanary(store, 'jobs', 'canary', percent);
  const registry = await store.readRegistry();
  expect(registry.remotes.jobs?.release).toBe(expected);
  expect(registry).not.toHaveProperty('canaries');
});

test('FED-03 publishing what is being tried ends the try', async () => {
  await setCanary(store, 'jobs', 'canary', 5);
  await publishRemote(store, await release('canary'));
  expect(await store.readRegistry()).not.toHaveProperty('canaries');
});

test.each([
  ['unknown', 'canary', 5, /no release/],
  ['jobs', 'nobody', 5, /no release nobody/],
  ['jobs', 'canary', 5.5, /whole number/],
  ['jobs', 'canary', 101, /whole number/],
])('a canary of %s %s with %d %% is refused', async (name, id, percent, message) => {
  const result = await setCanary(store, name, id, percent);
  expect(result).toMatchObject({ kind: 'refused', problems: [expect.stringMatching(message)] });
});

test('FED-08 a canary that the live host cannot run is refused, and a host that cannot run the canary', async () => {
  await store.describe(await release('newer0', { requires: { react: '^19.9.0' } }));
  await publishHost(store, buildHostRelease());
  expect(await setCanary(store, 'jobs', 'newer0', 5)).toMatchObject({ kind: 'refused' });
  await store.describe(await release('other0', { requires: { preact: '^1.0.0' } }));
  await publishHost(
    store,
    buildHostRelease({ release: 'wider0', provides: { react: '19.3.1', preact: '1.0.0' } }),
  );
  await setCanary(store, 'jobs', 'other0', 5);
  expect(await publishHost(store, buildHostRelease({ release: 'lesser' }))).toMatchObject({
    kind: 'refused',
    problems: ['jobs needs preact ^1.0.0; the host gives none.'],
  });
});
