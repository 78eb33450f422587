import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Relative imports of a source, types and lazy ones included. */
const IMPORT = /(?:from|import\(?)\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

/** First folder of a path; files at the top put the folders together and count for none. */
const folderOf = (path: string) => (path.includes('/') ? path.split('/')[0] : undefined);

/** The folders that each folder of `place` imports from. Test helpers use everything. */
function readFolders(place: string): Map<string, Set<string>> {
  const cwd = join(root, place);
  const folders = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd })) {
    const folder = folderOf(file);
    if (!folder || folder === 'testing' || /\.test\.tsx?$/.test(file)) continue;
    const imported = folders.get(folder) ?? new Set();
    folders.set(folder, imported);
    for (const [, path = ''] of readFileSync(join(cwd, file), 'utf8').matchAll(IMPORT)) {
      const other = folderOf(join(dirname(file), path));
      if (other && other !== folder && other !== '..') imported.add(other);
    }
  }
  return folders;
}

/** What is left when all that imports nothing that is left is taken away: circles. */
function circlesOf(folders: Map<string, Set<string>>): string[] {
  const left = new Map(folders);
  for (let before = 0; before !== left.size; ) {
    before = left.size;
    for (const [folder, imported] of left) {
      if (![...imported].some((other) => left.has(other))) left.delete(folder);
    }
  }
  return [...left].map(([folder, imported]) => {
    const within = [...imported].filter((other) => left.has(other));
    return `${folder} imports ${within.join(', ')}`;
  });
}

test.each([
  ['backend/src', 'messages', 'database'],
  ['host/server', 'documents', 'first-view'],
  ['host/src', 'app', 'loading'],
  ['host/src/app', 'live', 'routing'],
  ['host/src/pages', 'deep-link', 'login'],
  ['host/src/frame', 'layout', 'tour'],
])('HOUSE-05 folders of %s import each other in one direction only', (place, above, below) => {
  const folders = readFolders(place);
  // What it must find, so that it cannot pass by finding nothing.
  expect(folders.get(above)).toContain(below);
  expect(circlesOf(folders)).toEqual([]);
});

/** From top to bottom. A floor imports from those below it, never from above. */
const FLOORS = ['app', 'pages', 'frame', 'loading', 'session', 'model'];

test('HOUSE-05 floors of host/src import from those below, never from above', () => {
  const folders = readFolders('host/src');
  expect([...folders.keys()].toSorted()).toEqual(FLOORS.toSorted());
  const upwards = FLOORS.flatMap((floor, at) => {
    const allowed = FLOORS.slice(at);
    const imported = [...(folders.get(floor) ?? [])];
    return imported.filter((other) => !allowed.includes(other)).map((other) => [floor, other]);
  });
  expect(upwards).toEqual([]);
});

test('HOUSE-05 document server, shell and inline scripts meet only in what they share', () => {
  const folders = [...readFolders('host')].map(([name, imported]) => [name, [...imported].sort()]);
  expect(Object.fromEntries(folders)).toEqual({
    common: [],
    inline: ['common'],
    // Writes icons, which are kept.
    scripts: [],
    // What it tells the inline scripts.
    server: ['common', 'inline'],
    src: ['common'],
  });
});

test('HOUSE-05 a circle through a third folder is found', () => {
  const circle: [string, Set<string>][] = [
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a', 'd'])],
    ['d', new Set()],
  ];
  expect(circlesOf(new Map(circle))).toEqual(['a imports b', 'b imports c', 'c imports a']);
});
