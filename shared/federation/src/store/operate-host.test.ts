import {
  buildHostRelease,
  storeHostRelease,
  storeRemoteRelease,
} from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { hostHistory, setEnabled } from './operate.ts';
import { rollBackHost, setHostCanary } from './operate-host.ts';
import { publishHost, publishRemote } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';

let testStore: TestStore;
let store: ReleaseStore;
beforeEach(async () => {
  testStore = await createTestStore();
  store = testStore.open();
});
afterEach(() => testStore.remove());

const put = async (release: string, values = {}) => {
  const host = await storeHostRelease(store, { release, ...values });
  await store.describeHost(host);
  return host;
};
const publish = async (release: string, values = {}) =>
  publishHost(store, await put(release, values));
const live = async () => (await store.readRegistry()).host?.release;
const firstView = { file: 'first-view.cjs' };

test('FED-03 delivery-60 a rollback makes the host before live again, its server part as well', async () => {
  await publish('aaaaaa', { firstView });
  await publish('bbbbbb');
  expect((await rollBackHost(store)).kind).toBe('published');
  expect((await store.readRegistry()).host).toMatchObject({ release: 'aaaaaa', firstView });
  const history = await hostHistory(store);
  expect(history.map(({ release, revision }) => [release.release, revision])).toEqual([
    ['aaaaaa', 3],
    ['bbbbbb', 2],
    ['aaaaaa', 1],
  ]);
});

test('FED-03 delivery-60 a rollback can name a release; one that there was not is refused', async () => {
  for (const release of ['aaaaaa', 'bbbbbb', 'cccccc']) await publish(release);
  expect((await rollBackHost(store, 'zzzzzz')).kind).toBe('refused');
  await rollBackHost(store, 'aaaaaa');
  expect(await live()).toBe('aaaaaa');
});

test('FED-08 delivery-60 a host on which a live remote cannot run does not come back', async () => {
  await publish('aaaaaa', { provides: { react: '18.0.0' } });
  await publish('bbbbbb');
  await publishRemote(store, await storeRemoteRelease(store, {}));
  const refused = { kind: 'refused', problems: [expect.stringContaining('jobs needs react')] };
  expect(await rollBackHost(store)).toMatchObject(refused);
  expect(await setHostCanary(store, 'aaaaaa', 5)).toMatchObject(refused);
  expect(await live()).toBe('bbbbbb');
});

test('FED-03 delivery-60 a canary of the host has a share, grows, ends, or goes live', async () => {
  await publish('aaaaaa');
  await put('bbbbbb');
  const canary = async () => (await store.readRegistry()).hostCanary;
  await setHostCanary(store, 'bbbbbb', 5);
  expect(await canary()).toMatchObject({ release: { release: 'bbbbbb' }, percent: 5, since: 2 });
  expect((await setHostCanary(store, 'bbbbbb', 5)).kind).toBe('unchanged');
  await setHostCanary(store, 'bbbbbb', 50);
  expect(await canary()).toMatchObject({ percent: 50, since: 2 });
  await setHostCanary(store, 'bbbbbb', 0);
  expect(await canary()).toBeUndefined();
  await setHostCanary(store, 'bbbbbb', 20);
  await setHostCanary(store, 'bbbbbb', 100);
  expect([await live(), await canary()]).toEqual(['bbbbbb', undefined]);
});

test('FED-03 delivery-60 a canary that is published or rolled back to is over', async () => {
  await publish('aaaaaa');
  const next = await put('bbbbbb');
  await setHostCanary(store, 'bbbbbb', 5);
  await publishHost(store, next);
  expect((await store.readRegistry()).hostCanary).toBeUndefined();
  await setHostCanary(store, 'aaaaaa', 5);
  await rollBackHost(store);
  expect((await store.readRegistry()).hostCanary).toBeUndefined();
});

test.each([
  ['without a host', 'bbbbbb', 5, false],
  ['of a release that there is not', 'zzzzzz', 5, true],
  ['of the live release', 'aaaaaa', 5, true],
  ['of more than everybody', 'bbbbbb', 101, true],
])('delivery-60 a canary %s is refused', async (_, release, percent, published) => {
  if (published) await publish('aaaaaa');
  await put('bbbbbb');
  expect((await setHostCanary(store, release, percent)).kind).toBe('refused');
});

test('FED-08 delivery-60 a remote must run on the host that is tried, too', async () => {
  await publish('aaaaaa');
  await put('bbbbbb', { provides: { react: '20.0.0' } });
  await setHostCanary(store, 'bbbbbb', 5);
  const result = await publishRemote(store, await storeRemoteRelease(store, {}));
  expect(result).toMatchObject({ kind: 'refused' });
});

test('delivery-60 the host cannot be switched off', async () => {
  await publishHost(store, buildHostRelease());
  expect((await setEnabled(store, 'host', false)).kind).toBe('refused');
});
