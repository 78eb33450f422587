import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Relative paths in a source that load another one, types and imports on need included. */
const IMPORT = /(?:from|import|import\(|require\() ?'(\.[^']+)'/g;

/** Every file that a start may load, beginning with its entry. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || !existsSync(file)) return reached;
  reached.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    reachedFrom(join(dirname(file), path), reached);
  }
  return reached;
}

const filesOf = (entry: string) =>
  [...reachedFrom(join(import.meta.dirname, entry))].map((file) =>
    relative(import.meta.dirname, file),
  );

test('production loads no demo data, whatever its configuration, and no test helper', () => {
  const files = filesOf('main.ts');
  expect(files).toEqual(
    expect.arrayContaining(['app.ts', 'reference/places/index.ts', 'seed/seed.ts']),
  );
  expect(files.filter((file) => /^(demo|testing)\/|\.test\.ts$/.test(file))).toEqual([]);
});

test('a demo start loads production and the demo data', () => {
  const files = filesOf('demo/main.ts');
  expect(files).toEqual(expect.arrayContaining([...filesOf('app.ts'), 'demo/jobs/index.ts']));
});
