import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from '../registry/registry.ts';
import { buildRemoteRelease } from '../testing/build-release.ts';
import { startBucket } from '../testing/start-bucket.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { bucketObjects } from './bucket-objects.ts';
import { integrityOf } from './integrity.ts';
import { keyringFor } from './open-store.ts';
import { publishRemote } from './publish.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

// Dozens of releases are published by many processes: 5 s of a quiet core.
jest.setTimeout(180_000);

const run = promisify(execFile);

/** As many processes as show how they get into each other's way. */
const PROCESSES = process.env.TESTS === 'all' ? 10 : 5;
const RELEASES = PROCESSES * 5;
/** Each second call of the file system: what is done thrice is met everywhere. */
const STEP = process.env.TESTS === 'all' ? 1 : 2;

const testing = join(import.meta.dirname, '../testing');
const remotes = ['account', 'assistants', 'employer', 'jobs', 'messaging', 'profile', 'silverplus'];

let testStore: TestStore;
beforeEach(async () => {
  testStore = await createTestStore();
  testStore.open();
});
afterEach(() => testStore.remove());

/** Publishes in a process of its own, several at the same time; gives the lines of what went live. */
async function publish(wanted: string[], env: Record<string, string> = {}, ...flags: string[]) {
  const script = join(testing, 'publish-releases.ts');
  const { stdout } = await run(process.execPath, [...flags, script, testStore.folder, ...wanted], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  return stdout.trim().split('\n');
}

/** Every file that a registry names, whole and the right one. */
async function expectWhole(store: ReleaseStore, { remotes: live }: Registry): Promise<void> {
  for (const { name, release, integrity } of Object.values(live)) {
    const files = Object.keys(integrity).map(async (file) => ({
      name: file,
      content: (await store.readFile(name, release, file)) ?? new Uint8Array(),
    }));
    expect(integrityOf(await Promise.all(files))).toEqual(integrity);
  }
}

const shorten = ({ remotes: live }: Registry) =>
  Object.fromEntries(Object.values(live).map(({ name, release }) => [name, release]));

test('FED-03 releases of seven remotes at the same time, by several processes: none is lost, no reader sees a half', async () => {
  const releases = Array.from(
    { length: RELEASES },
    (_, index) => `${remotes[index % 7]}/release${index}`,
  );
  const reader = testStore.open();
  let running = true;
  const seen: number[] = [];
  const reading = (async () => {
    while (running) {
      const registry = await reader.readRegistry();
      seen.push(registry.revision);
      await expectWhole(reader, registry);
    }
  })();
  const processes = Array.from({ length: PROCESSES }, (_, index) =>
    releases.slice(index * 5, index * 5 + 5),
  );
  const printed = (await Promise.all(processes.map((wanted) => publish(wanted)))).flat();
  running = false;
  await reading;

  const byRevision = new Map(printed.map((line) => line.split(' ').reverse() as [string, string]));
  expect(byRevision.size).toBe(RELEASES);
  // Each revision is the one before with one release more, so nothing anybody published is lost.
  let state: Record<string, string> = {};
  for (let revision = 1; revision <= RELEASES; revision += 1) {
    const [remote = '', release = ''] = (byRevision.get(String(revision)) ?? '').split('/');
    state = { ...state, [remote]: release };
    expect(shorten((await reader.readRevision(revision)) as Registry)).toEqual(state);
  }
  expect((await reader.readRegistry()).revision).toBe(RELEASES);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test('FED-03 the same in a bucket: ten at the same time, none is lost', async () => {
  const bucket = await startBucket();
  const keyring = keyringFor(testStore.folder, {});
  const open = () => createReleaseStore(bucketObjects(bucket.options), keyring);
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const release = buildRemoteRelease({
        name: remotes[index % 7] ?? '',
        release: `release${index}`,
      });
      return publishRemote(open(), release);
    }),
  );
  const revisions = results.map(
    (result) => result.kind === 'published' && result.registry.revision,
  );
  expect(new Set(revisions).size).toBe(10);
  const { revision, remotes: live } = await open().readRegistry();
  expect([revision, Object.keys(live).length]).toEqual([10, 7]);
  await bucket.close();
});

test('FED-03 a release that is killed at any point leaves the old state or the new, and can be made again', async () => {
  await publish(['jobs/old000']);
  const dieAt = join(testing, 'die-at.ts');
  const store = testStore.open();
  const outcomes: string[] = [];
  for (let call = 1; !outcomes.includes('finished'); call += STEP) {
    const wanted = `jobs/release${call}`;
    const before = (await store.readRegistry()).remotes.jobs?.release;
    const outcome = await publish([wanted], { DIE_AT: String(call) }, '--import', dieAt).then(
      () => 'finished',
      (error: { signal?: string }) => error.signal ?? 'failed',
    );
    outcomes.push(outcome);
    const registry = await testStore.open().readRegistry();
    expect([before, `release${call}`]).toContain(registry.remotes.jobs?.release);
    await expectWhole(store, registry);
    if (outcomes.length % 5 === 0 && registry.remotes.jobs?.release === before) {
      expect(await publish([wanted])).toEqual([`${wanted} ${registry.revision + 1}`]);
    }
  }
  expect(outcomes.filter((outcome) => outcome === 'SIGKILL').length).toBeGreaterThan(10 / STEP);
  expect(outcomes).not.toContain('failed');
});
