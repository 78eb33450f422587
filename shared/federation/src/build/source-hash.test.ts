import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCK_FILE, requireNamed, sourceHash, sourcesOf } from './source-hash.ts';

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

test.each(['host', 'jobs'])(
  'TEAM-06 a build of %s is named by its tools and by versions, too',
  (build) => {
    const files = [
      'host/src/main.tsx',
      'host/common/a.ts',
      'host/inline/a.ts',
      'host/package.json',
      ...['contract', 'shell', 'api', 'ui', 'widgets', 'federation'].flatMap((shared) => [
        `shared/${shared}/src/index.ts`,
        `shared/${shared}/package.json`,
      ]),
    ];
    for (const file of files) write(file, 'before');
    write('shared/federation/src/registry/compatibility.ts', 'before');
    const id = () => sourceHash(root, sourcesOf(build));
    const ids = [id()];
    for (const file of ['src/registry/compatibility.ts', 'package.json']) {
      write(`shared/federation/${file}`, 'changed');
      ids.push(id());
    }
    expect(new Set(ids).size).toBe(3);
  },
);

test('TEAM-06 a build that reads what its name does not cover is refused', () => {
  const covered = ['remote-jobs/src/pool/Pool.tsx', 'shared/ui/src/tokens.ts'];
  const paths = (files: string[]) => files.map((file) => join(root, file));
  const libraries = ['node_modules/react/index.js', 'remote-jobs/node_modules/react/index.js'];
  expect(() => requireNamed(root, 'jobs', paths([...covered, ...libraries]))).not.toThrow();
  write('remote-profile/src/Profile.tsx', 'profile');
  expect(() => requireNamed(root, 'jobs', paths(['remote-profile/src/Profile.tsx']))).toThrow(
    /does not cover .*remote-profile\/src\/Profile\.tsx/,
  );
  // A package that is linked in from elsewhere stands in no lock file.
  expect(() => requireNamed(join(root, 'workspace'), 'jobs', paths(covered))).toThrow(/tokens\.ts/);
});
