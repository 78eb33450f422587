import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setCanary } from '../store/canary.ts';
import { addTimes, dayOf, emptyTimes } from '../store/load-times.ts';
import { publishHost, publishRemote } from '../store/publish.ts';
import {
  buildHostRelease,
  storeHostRelease,
  storeRemoteRelease,
} from '../testing/build-release.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { runRegistry } from './run-registry.ts';

let testStore: TestStore;
beforeEach(async () => {
  testStore = await createTestStore();
  const store = testStore.open();
  await publishHost(store, buildHostRelease({ release: 'host01' }));
  for (const release of ['first0', 'second']) {
    await publishRemote(
      store,
      await storeRemoteRelease(store, { release, container: `jobs_${release}` }),
    );
  }
  await publishRemote(store, await storeRemoteRelease(store, { name: 'messaging' }));
});
afterEach(() => testStore.remove());

const root = join(import.meta.dirname, '../../../..');

/** Runs `pnpm registry`; gives exit code and output. */
async function registry(...args: string[]): Promise<{ code: unknown; output: string }> {
  let output = '';
  const log = (text: string) => {
    output += `${text}\n`;
  };
  try {
    const all = [...args, '--store', testStore.folder];
    await runRegistry(all, { env: process.env, root, log });
    return { code: 0, output };
  } catch (error) {
    log((error as Error).message);
    return { code: 1, output };
  }
}

test('the command runs in a process, and ends with 1 where something is wrong', async () => {
  const run = promisify(execFile);
  const inProcess = (...args: string[]) =>
    run(
      process.execPath,
      [join(import.meta.dirname, 'registry.ts'), ...args, '--store', testStore.folder],
      {
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    );
  expect((await inProcess('disable', 'messaging')).stdout).toBe('done: revision 5\n');
  await expect(inProcess('disable', 'nobody')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'nobody has never been published.\n',
  });
});

test('FED-03 list says what is live, switched off and being tried, and why a canary was taken back', async () => {
  const store = testStore.open();
  await store.describe(await storeRemoteRelease(store, { release: 'third0' }));
  await setCanary(store, 'jobs', 'third0', 5);
  expect((await registry('disable', 'messaging')).output).toBe('done: revision 6\n');
  const { output } = await registry('list');
  expect(output).toMatch(/^revision 6\nhost {12}host01 /);
  expect(output).toMatch(/^jobs +second .*Z$/m);
  expect(output).toMatch(/^messaging +abc123 .*switched off$/m);
  expect(output).toMatch(/^canary of jobs: third0 {2}5 % of the browsers$/m);
  const times = emptyTimes();
  for (let count = 0; count < 20; count += 1)
    addTimes(times, { entry: 20, module: 200, render: 40 });
  const from = { day: dayOf(Date.now()), server: 'one', step: 1 };
  await store.reportTimes('jobs', 'second', from, times);
  await store.stopCanary('jobs-third0-5', '5 of 9 loads failed');
  const { output: later } = await registry('list');
  expect(later).toContain('third0  taken back: 5 of 9 loads failed');
  expect(later).toMatch(/^jobs +second .*Z {2}20 loads, median \d{3} ms, p95 \d{3} ms$/m);
});

test('FED-03 TEAM-07 show lists pages and earlier releases; rollback says to which it goes back', async () => {
  const { output } = await registry('show', 'jobs');
  expect(output).toMatch(
    /^jobs \(Team Test\): second since revision 3\n {2}\/jobs +signed-in +Seite/,
  );
  expect(output).toContain('earlier: first0 from revision 2');
  expect(await registry('rollback', 'jobs')).toEqual({
    code: 0,
    output: 'done: revision 5\njobs: first0 is live again\n',
  });
  expect((await registry('show', 'jobs')).output).toContain('first0 since revision 5');
});

test('FED-03 delivery-60 the host is shown, tried with a few and rolled back by the same commands', async () => {
  const store = testStore.open();
  await store.describeHost(await storeHostRelease(store, { release: 'host02' }));
  await publishHost(store, await storeHostRelease(store, { release: 'host03' }));
  expect((await registry('canary', 'host', 'host02', '5')).output).toBe('done: revision 6\n');
  expect((await registry('list')).output).toMatch(
    /^canary of host: host02 {2}5 % of the browsers$/m,
  );
  expect((await registry('canary', 'host', 'host02', '100')).output).toBe('done: revision 7\n');
  expect((await registry('rollback', 'host')).output).toBe(
    'done: revision 8\nhost: host03 is live again\n',
  );
  expect((await registry('show', 'host')).output).toMatch(
    /^host: host03 since revision 8\n {2}earlier: host02 from revision 7\n {2}earlier: host03 from/,
  );
});

test('TEAM-03 list and diff say of every revision who made it, when, why and what it changed', async () => {
  const who = ['--by', 'Erika Muster', '--why', 'Nachrichten fehlen'];
  await registry('disable', 'messaging', ...who);
  const at = '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z';
  const told = `revision 5  ${at} by Erika Muster: Nachrichten fehlen\n  messaging: switched off\n`;
  expect((await registry('list')).output).toMatch(new RegExp(`^last change: ${told}$`, 'm'));
  await registry('rollback', 'jobs', '--by', 'Otto');
  const { output } = await registry('diff', '4');
  expect(output).toMatch(
    new RegExp(`^${told}revision 6  ${at} by Otto: no reason given\n  jobs: second -> first0\n$`),
  );
  expect((await registry('diff')).output).toMatch(/^revision 6 /);
  expect((await registry('diff', '4', '5')).output).toMatch(new RegExp(`^${told}$`));
});

test('TEAM-03 revisions of before say what they changed, and that nobody is named', async () => {
  const store = testStore.open();
  const { change: _, ...live } = await store.readRegistry();
  await store.writeRegistry({ ...live, revision: 5, disabled: ['jobs'] });
  expect((await registry('diff')).output).toMatch(
    /^revision 5 .*who and why were not written down\n {2}jobs: switched off\n$/,
  );
});

test('TEAM-03 a change that is not signed with its revision does not count', async () => {
  const path = join(testStore.folder, 'revisions/00000004.json');
  const sealed = JSON.parse(await readFile(path, 'utf8'));
  const text = Buffer.from(sealed.payload, 'base64').toString().replace('unknown', 'another');
  await writeFile(
    path,
    JSON.stringify({ ...sealed, payload: Buffer.from(text).toString('base64') }),
  );
  expect((await registry('list')).output).toContain('No signature');
});

test.each([
  ['for a revision that there is not', ['diff', '9'], 'earlier one first'],
  ['without a command', [], 'pnpm registry list'],
  ['for a remote that there is not', ['disable', 'nobody'], 'nobody has never been published.'],
  ['back to a release that there is not', ['rollback', 'jobs', 'zzzzzz'], 'no earlier release'],
  ['for the host, which cannot be switched off', ['disable', 'host'], 'only rolled back'],
  ['with a share that is none', ['canary', 'jobs', 'first0', '500'], 'from 0 to 100'],
])('%s it says what is wrong and fails', async (_, args, message) => {
  const { code, output } = await registry(...args);
  expect(output).toContain(message);
  expect(code).toBe(1);
});

test('TEAM-07 prune says what it takes, dry what it would take; both keep what is pinned', async () => {
  expect((await registry('pin', 'jobs', 'first0')).output).toBe('done: revision 5\n');
  expect((await registry('diff')).output).toContain('  jobs/first0: pinned\n');
  expect((await registry('pin', 'jobs', 'absent')).code).toBe(1);
  const store = testStore.open();
  await storeRemoteRelease(store, { release: 'aside0' });
  // As little as a test can wait: everything of it is older.
  const few = ['--days', '0.000000001', '--number', '2'];
  expect((await registry('prune', '--dry', ...few)).output).toBe(
    'jobs/aside0 would go\n1 release\n',
  );
  expect((await registry('prune', ...few)).output).toBe('jobs/aside0 is gone\n1 release\n');
  expect((await registry('prune', ...few)).output).toBe('0 releases\n');
  expect(await store.readHashes('jobs', 'first0')).not.toBeNull();
});

test('TEAM-09 stored releases go live together that neither could alone', async () => {
  const store = testStore.open();
  const major = { react: '20.0.0' };
  const host = await storeHostRelease(store, { release: 'host02', provides: major });
  await store.describeHost(host);
  const names = ['jobs', 'messaging'];
  for (const name of names) {
    const values = { name, release: 'major0', container: `${name}_major0` };
    const requires = { react: '^20.0.0' };
    await store.describe(await storeRemoteRelease(store, { ...values, requires }));
  }
  expect((await registry('together', 'host@host02')).code).toBe(1);
  expect((await registry('together', 'jobs@major0')).code).toBe(1);
  expect((await registry('together', 'host@host02', 'jobs@major0')).output).toContain(
    'messaging needs',
  );
  expect((await registry('together', 'jobs@absent')).output).toBe('jobs has no release absent.\n');
  expect((await registry('together', 'jobs')).output).toBe('jobs is no <name>@<release>.\n');
  const all = ['host@host02', ...names.map((name) => `${name}@major0`)];
  expect((await registry('together', ...all)).output).toBe('done: revision 5\n');
  const live = await store.readRegistry();
  expect(live.host?.release).toBe('host02');
  expect(names.map((name) => live.remotes[name]?.release)).toEqual(['major0', 'major0']);
});
