import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCK_FILE, sourceHash } from './source-hash.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const name = () => sourceHash(root, ['remote-jobs', 'shared/ui/src/tokens.ts']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('remote-jobs/src/pool/Pool.tsx', 'pool');
  write('shared/ui/src/tokens.ts', 'tokens');
  write(LOCK_FILE, 'libraries');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['a source', 'remote-jobs/src/pool/Pool.tsx'],
  ['a new source', 'remote-jobs/src/pool/Card.tsx'],
  ['a source that is one file', 'shared/ui/src/tokens.ts'],
  ['a library', LOCK_FILE],
])('FED-03 a build has another name after a change of %s', (_, file) => {
  const before = name();
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  write(file, 'changed');
  expect(name()).not.toBe(before);
});

test.each([
  ['a test', 'remote-jobs/src/pool/Pool.test.tsx'],
  ['what was built', 'remote-jobs/dist/remote.js'],
  ['another remote', 'remote-profile/src/Profile.tsx'],
])('FED-03 a build keeps its name after a change of %s', (_, file) => {
  const before = name();
  write(file, 'changed');
  expect(name()).toBe(before);
});
