import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRelease, Registry } from '../registry/registry.ts';
import {
  buildHostRelease,
  storeHostRelease,
  storeRemoteRelease,
} from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { setCanary } from './canary.ts';
import { rollBack } from './operate.ts';
import { publishHost, publishRemote, publishTogether } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';
import { tellLive } from './tell-registry.ts';

const UI = '@silverjobs/ui';
const FOREVER = '2999-12-31';
const OVER = '2020-01-01';

let testStore: TestStore;
let store: ReleaseStore;
beforeEach(async () => {
  testStore = await createTestStore();
  store = testStore.open();
});
afterEach(() => testStore.remove());

const host = (release: string, version: string, earlier?: HostRelease['earlier']) =>
  buildHostRelease({
    release,
    provides: { react: '19.3.1', [UI]: version },
    ...(earlier && { earlier }),
  });
const before = (until: string): HostRelease['earlier'] => [
  { package: UI, version: '3.0.0', until, exports: { [UI]: ['Button'] } },
];
async function jobs(release: string, range: string) {
  const built = await storeRemoteRelease(store, {
    ...{ release, container: `jobs_${release}`, sideBySide: [UI] },
    requires: { [UI]: range },
    uses: { [UI]: ['Button'] },
  });
  await store.describe(built);
  return built;
}

test('TEAM-09 a new major of ui needs no common day: host first, each remote when its team can', async () => {
  await publishHost(store, host('host03', '3.0.0'));
  await publishRemote(store, await jobs('jobs01', '^3.0.0'));
  expect(await publishHost(store, host('host04', '4.0.0'))).toEqual({
    kind: 'refused',
    problems: [`jobs needs ${UI} ^3.0.0; the host gives 4.0.0.`],
  });
  const both = host('both04', '4.0.0', before(FOREVER));
  expect((await publishHost(store, both)).kind).toBe('published');
  expect(await tellLive(store)).toContain(
    `  gives ${UI} 3.0.0 besides, until ${FOREVER}; taken by jobs`,
  );
  // The team mends something before it has time for the new major.
  expect((await publishRemote(store, await jobs('jobs02', '^3.0.0'))).kind).toBe('published');
  expect((await publishHost(store, host('host04', '4.0.0'))).kind).toBe('refused');
  expect((await publishRemote(store, await jobs('jobs03', '^4.0.0'))).kind).toBe('published');
  expect(await tellLive(store)).toContain(
    `  gives ${UI} 3.0.0 besides, until ${FOREVER}; taken by nobody`,
  );
  expect((await publishHost(store, host('host04', '4.0.0'))).kind).toBe('published');
});

test('TEAM-09 after the last day no new release takes the earlier version, and live ones go on', async () => {
  await publishHost(store, host('host03', '3.0.0'));
  for (const release of ['jobs01', 'jobs02']) {
    await publishRemote(store, await jobs(release, '^3.0.0'));
  }
  expect((await publishHost(store, host('both04', '4.0.0', before(OVER)))).kind).toBe('published');
  const late = await jobs('jobs03', '^3.0.0');
  const refused = {
    kind: 'refused',
    problems: [
      `jobs needs ${UI} 3.0.0, which new releases could have until ${OVER}. Build it against 4.0.0.`,
    ],
  };
  expect(await publishRemote(store, late)).toEqual(refused);
  expect(await publishTogether(store, null, [late])).toEqual(refused);
  expect(await setCanary(store, 'jobs', 'jobs03', 5)).toEqual(refused);
  expect((await store.readRegistry()).remotes.jobs?.release).toBe('jobs02');
  // What was live may come back.
  expect((await rollBack(store, 'jobs')).kind).toBe('published');
  expect((await publishHost(store, host('host04', '4.0.0'))).kind).toBe('refused');
});

test('TEAM-09 a host written down before there were several versions gives the one that it names', async () => {
  const written: Registry = JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../testing/fixtures/registry-of-2026-11-25.json'),
      'utf8',
    ),
  );
  await store.writeRegistry({ ...written, revision: 1 });
  expect(await publishRemote(store, await jobs('jobs09', '^3.0.0'))).toMatchObject({
    kind: 'refused',
    problems: expect.arrayContaining([`jobs needs ${UI} ^3.0.0; the host gives none.`]),
  });
  expect((await tellLive(store)).join()).not.toContain('besides');
});

test('TEAM-09 a host says the last day as a date', async () => {
  const built = host('both04', '4.0.0', before('next spring'));
  await expect(
    storeHostRelease(store, built).then((stored) => store.describeHost(stored)),
  ).rejects.toThrow('until');
});
