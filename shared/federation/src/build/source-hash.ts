import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'gallery']);
const LENGTH = 12;

/**
 * Names a build by what goes into it: the same sources make the same release, whoever builds them.
 * @param root folder of the workspace
 * @param folders folders that go into the build, relative to the root
 */
export async function sourceHash(root: string, folders: string[]): Promise<string> {
  const files = (await Promise.all(folders.map((folder) => listFiles(join(root, folder))))).flat();
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(root, 'pnpm-lock.yaml')]) {
    hash.update(relative(root, file)).update('\0');
    hash.update(await readFile(file)).update('\0');
  }
  return hash.digest('hex').slice(0, LENGTH);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter(({ name }) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
  return (await Promise.all(nested)).flat();
}
