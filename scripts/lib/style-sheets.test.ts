import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const SOURCES = ['host/src', 'remote-*/src', 'shared/*/src'];
/** The package's own entry, '@silverjobs/ui/styles.css'. */
const ENTRY = 'shared/ui/src/styles/index.css';

/** Names of our files in the working copy that end as wanted. */
function filesOf(...ends: string[]): string[] {
  const patterns = SOURCES.flatMap((folder) => ends.map((end) => `${folder}/*${end}`));
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => name && existsSync(join(root, name)));
}

/** Style sheets that a module or another style sheet loads. */
function loadedSheets(): Set<string> {
  const loads = filesOf('.ts', '.tsx', '.css').flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return [...text.matchAll(/import\b[^'"]*['"](\.[^'"]*\.css)['"]/g)].map(([, path = '']) =>
      join(dirname(name), path),
    );
  });
  return new Set(loads);
}

test('every style sheet is loaded by a module or another sheet', () => {
  const loaded = loadedSheets();
  expect(loaded.size).toBeGreaterThan(0);
  expect(filesOf('.css').filter((name) => !loaded.has(name))).toEqual([ENTRY]);
});
