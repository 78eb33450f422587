import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { ownIdentity } from './process-identity.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = ownIdentity();
const write = (holder: object) => writeFileSync(file, JSON.stringify(holder));
const holderNow = () => JSON.parse(readFileSync(file, 'utf8'));

test('operation-6 a folder in use by a living process is refused', async () => {
  write(own);
  await expect(lockFolder(file)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(holderNow()).toEqual(own);
});

test.each([
  ['of a process that has ended', () => JSON.stringify({ ...own, pid: spawnSync('true').pid })],
  [
    'of an ended process whose number another one has now',
    () => JSON.stringify({ ...own, pid: process.ppid, started: '1' }),
  ],
  ['without a holder', () => ''],
  ['of a release before, with a number alone', () => '1'],
])('operation-6 a lock %s is taken over', async (_name, content) => {
  writeFileSync(file, content());
  const unlock = await lockFolder(file);
  await expect(lockFolder(file)).rejects.toThrow('in use by this process');
  expect(holderNow()).toMatchObject(own);
  unlock();
  expect(existsSync(file)).toBe(false);
});

describe('a lock of another container', () => {
  const elsewhere = { ...own, system: 'another' };

  test('operation-6 is refused while it beats', async () => {
    write(elsewhere);
    const beating = setInterval(() => {
      const now = new Date();
      utimesSync(file, now, now);
    }, 20);
    await expect(lockFolder(file)).rejects.toThrow('in use by process');
    clearInterval(beating);
    expect(holderNow()).toEqual(elsewhere);
  });

  test('operation-6 is taken over once it was given back', async () => {
    write(elsewhere);
    const locked = lockFolder(file);
    rmSync(file);
    const unlock = await locked;
    expect(holderNow()).toMatchObject(own);
    unlock();
  });
});

test('operation-6 HOUSE-04 of many processes that take over a dead lock at once one gets it', async () => {
  const dead = { ...own, pid: spawnSync('true').pid };
  const entry = join(import.meta.dirname, '../testing/lock-contender.ts');
  const contenders = [1, 2, 3].map(() => fork(entry, [file]));
  const answer = async (contender: ChildProcess) => (await once(contender, 'message'))[0];
  const tellAll = (text: string) => {
    const answers = Promise.all(contenders.map(answer));
    for (const contender of contenders) contender.send(text);
    return answers;
  };
  await Promise.all(contenders.map(answer));
  for (let round = 0; round < 100; round += 1) {
    write({ ...dead, id: round });
    const outcomes = await tellAll('lock');
    expect([round, outcomes.filter((outcome) => outcome === 'held').length]).toEqual([round, 1]);
    await tellAll('unlock');
  }
  for (const contender of contenders) contender.kill();
  expect(readdirSync(folder)).toEqual([]);
});
