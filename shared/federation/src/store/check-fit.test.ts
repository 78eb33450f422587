import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { checkHostFit, checkRemoteFit } from './check-fit.ts';
import { publishHost, publishRemote } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';

const UI = '@silverjobs/ui';
const host = (release: string, ...names: string[]) =>
  buildHostRelease({ release, exports: { [UI]: names } });
const jobs = (release: string, ...names: string[]) =>
  buildRemoteRelease({ release, container: `jobs_${release}`, uses: { [UI]: names } });

let testStore: TestStore;
let store: ReleaseStore;
beforeEach(async () => {
  testStore = await createTestStore();
  store = testStore.open();
  await publishHost(store, host('host01', 'Button'));
  await publishRemote(store, jobs('jobs01', 'Button'));
  await publishHost(store, host('host02', 'Button', 'Chip'));
  await publishRemote(store, jobs('jobs02'));
});
afterEach(() => testStore.remove());

test('FED-08 what both hosts give is fine', async () => {
  expect(await checkRemoteFit(store, jobs('jobs03', 'Button'))).toEqual([]);
  expect(await checkHostFit(store, host('host03', 'Button', 'Chip', 'Tag'))).toEqual([]);
});

test('FED-08 a remote that uses what only the live host gives is told so', async () => {
  expect(await checkRemoteFit(store, jobs('jobs03', 'Chip'))).toEqual([
    `Host before: jobs uses Chip of ${UI}, which the host does not give.`,
  ]);
});

test('FED-08 a remote that uses what no host gives is refused at publication too', async () => {
  expect(await checkRemoteFit(store, jobs('jobs03', 'Gone'))).toHaveLength(2);
  expect(await publishRemote(store, jobs('jobs03', 'Gone'))).toMatchObject({ kind: 'refused' });
});

test('FED-08 a host that drops what only the remote before used is told so', async () => {
  expect(await checkHostFit(store, host('host03', 'Chip'))).toEqual([
    `Remote before: jobs uses Button of ${UI}, which the host does not give.`,
  ]);
});

test('FED-08 a host that drops what a live remote uses is refused at publication too', async () => {
  await publishRemote(store, jobs('jobs03', 'Button'));
  expect(await publishHost(store, host('host03', 'Chip'))).toMatchObject({ kind: 'refused' });
});
