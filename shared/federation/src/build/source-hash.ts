import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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
  const own = name === 'host' ? ['host/common', 'host/inline', 'host/src'] : [`remote-${name}`];
  return [...own, ...SHARED_SOURCES];
}

/**
 * Names a build by what goes into it: the same sources make the same release, whoever builds them.
 * Reads in one go: a promise for each of some hundred small files takes thirty times as long.
 * @param root folder of the workspace
 * @param sources files and folders that go into the build, relative to the root
 */
export function sourceHash(root: string, sources: string[]): string {
  const files = sources.flatMap((source) => listFiles(join(root, source)));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(root, LOCK_FILE)]) {
    hash.update(relative(root, file)).update('\0');
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, LENGTH);
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => {
      const nested = join(path, entry.name);
      return entry.isDirectory() ? listFiles(nested) : [nested];
    });
}
