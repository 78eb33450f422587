import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder in use by a living process is refused', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockFolder(file)).toThrow(`in use by process ${process.ppid}`);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

test.each([
  ['of a process that has ended', () => String(spawnSync('true').pid)],
  ['with our own id, left by a container before', () => String(process.pid)],
  ['without an id', () => ''],
])('a lock %s is taken over', (_name, content) => {
  writeFileSync(file, content());
  const unlock = lockFolder(file);
  expect(() => lockFolder(file)).toThrow('in use by this process');
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(file)).toBe(false);
});
