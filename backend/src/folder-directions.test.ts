import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Relative imports of a source, types included. */
const IMPORT = /(?:from|import) '(\.[^']+)'/g;

/** First folder of a path; files at the top put the folders together and count for none. */
const folderOf = (path: string) => (path.includes('/') ? path.split('/')[0] : undefined);

/** The folders that each folder imports from. Test helpers use everything. */
function readFolders(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of globSync('**/*.ts', { cwd: __dirname })) {
    const folder = folderOf(file);
    if (!folder || folder === 'testing' || file.endsWith('.test.ts')) continue;
    const imported = folders.get(folder) ?? new Set();
    folders.set(folder, imported);
    for (const [, path = ''] of readFileSync(join(__dirname, file), 'utf8').matchAll(IMPORT)) {
      const other = folderOf(join(dirname(file), path));
      if (other && other !== folder) imported.add(other);
    }
  }
  return folders;
}

test('folders import each other in one direction only, also through others', () => {
  const folders = readFolders();
  expect(folders.get('messages')).toContain('database');
  // Takes away what imports nothing that is left; a circle stays.
  for (let before = 0; before !== folders.size; ) {
    before = folders.size;
    for (const [folder, imported] of folders) {
      if (![...imported].some((other) => folders.has(other))) folders.delete(folder);
    }
  }
  const circular = [...folders].map(([folder, imported]) => {
    const within = [...imported].filter((other) => folders.has(other));
    return `${folder} imports ${within.join(', ')}`;
  });
  expect(circular).toEqual([]);
});
