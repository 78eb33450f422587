import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'gallery']);
const LENGTH = 12;

/** Versions of all libraries; part of every build. */
export const LOCK_FILE = 'pnpm-lock.yaml';

/** What of the shared packages goes into bundles of host and remotes. */
const SHARED_SOURCES = [
  ...['contract', 'shell', 'api', 'ui', 'widgets'].map((name) => `shared/${name}/src`),
  ...['rspack', 'sharing'].map((name) => `shared/federation/src/${name}`),
];

/** What goes into a build of a remote, or of `host`; the lock file of the libraries besides. */
export function sourcesOf(name: string): string[] {
  return [name === 'host' ? 'host/src' : `remote-${name}`, ...SHARED_SOURCES];
}

/**
 * Names a build by what goes into it: the same sources make the same release, whoever builds them.
 * @param root folder of the workspace
 * @param sources files and folders that go into the build, relative to the root
 */
export async function sourceHash(root: string, sources: string[]): Promise<string> {
  const files = (await Promise.all(sources.map((source) => listFiles(join(root, source))))).flat();
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(root, LOCK_FILE)]) {
    hash.update(relative(root, file)).update('\0');
    hash.update(await readFile(file)).update('\0');
  }
  return hash.digest('hex').slice(0, LENGTH);
}

async function listFiles(folder: string): Promise<string[]> {
  if (!(await stat(folder)).isDirectory()) return [folder];
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter(({ name }) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
  return (await Promise.all(nested)).flat();
}
