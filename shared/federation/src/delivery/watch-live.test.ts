import { liveLoadsId } from '../store/live-loads.ts';
import { publishRemote } from '../store/publish.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { storeRemoteRelease } from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { ownerLetter } from './owner-letters.ts';
import { grantKey } from './team-keys.ts';
import { takeBackFailing } from './watch-live.ts';

let testStore: TestStore;
let store: ReleaseStore;
beforeEach(async () => {
  testStore = await createTestStore();
  store = testStore.open();
  await grantKey(store, {
    team: 'Team Jobs',
    mail: 'jobs@example.org',
    remotes: ['jobs'],
    rights: ['publish'],
  });
  await publish('first0');
});
afterEach(() => testStore.remove());

const publish = async (release: string) => {
  const stored = await storeRemoteRelease(store, { release, container: `jobs_${release}` });
  await publishRemote(store, stored);
};
const fail = (release: string, at = Date.now()) =>
  store.stopCanary(liveLoadsId('jobs', release, at), '10 of 12 loads failed');
const jobs = async () => (await store.readRegistry()).remotes.jobs?.release;

test('TEAM-11 a live release that fails too often is taken back once, and its owner is told how to undo it', async () => {
  await publish('second');
  expect(await takeBackFailing(store)).toEqual([]);
  await fail('second');
  const [taken, ...more] = await takeBackFailing(store);
  if (!taken) throw new Error('Nothing was taken back.');
  expect(more).toEqual([]);
  expect(taken).toMatchObject({ again: 'first0', mails: ['jobs@example.org'] });
  expect(await jobs()).toBe('first0');
  expect((await store.readRegistry()).change).toMatchObject({
    by: 'delivery server',
    why: 'second failed too often: 10 of 12 loads failed',
    what: ['jobs: second -> first0'],
  });
  const { subject, text } = ownerLetter(taken);
  expect(subject).toBe('jobs second was taken back, first0 is live again');
  expect(text).toContain('10 of 12 loads failed');
  expect(text).toContain('pnpm delivery live jobs second');
  expect(text).toContain('runbook');
  // Whoever makes it live again in spite of it is not overruled by the same note.
  await publish('second');
  expect(await takeBackFailing(store)).toEqual([]);
  expect(await jobs()).toBe('second');
});

test('TEAM-11 where there is nothing to go back to, the remote is switched off', async () => {
  await fail('first0');
  const [taken] = await takeBackFailing(store);
  if (!taken) throw new Error('Nothing was taken back.');
  expect((await store.readRegistry()).disabled).toEqual(['jobs']);
  expect(ownerLetter(taken).subject).toBe('jobs first0 was switched off');
  expect(ownerLetter(taken).text).toContain('pnpm delivery enable jobs');
  expect(await takeBackFailing(store)).toEqual([]);
});

test('TEAM-11 a note of a release that is no longer live, or of long ago, changes nothing', async () => {
  await publish('second');
  await fail('first0');
  await fail('second', Date.now() - 3 * 3_600_000);
  expect(await takeBackFailing(store)).toEqual([]);
  await fail('second');
  const racing: ReleaseStore = {
    ...store,
    readHistory: async () => {
      const history = await store.readHistory();
      await publish('third0');
      return history;
    },
  };
  expect(await takeBackFailing(racing)).toEqual([]);
  expect(await jobs()).toBe('third0');
});
