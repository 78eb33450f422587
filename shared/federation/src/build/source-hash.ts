import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isOwnRepository, REMOTE_CONFIG } from './remote-folder.ts';

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'gallery']);
const LENGTH = 12;

/** Versions of all libraries; part of every build. */
export const LOCK_FILE = 'pnpm-lock.yaml';
/** Those of the package managers that teams may use in repositories of their own. */
const LOCK_FILES = [LOCK_FILE, 'package-lock.json', 'yarn.lock'];

/** All that a remote in a repository of its own is built of, beside what stands in the lock file. */
const OWN_REPOSITORY = [REMOTE_CONFIG, 'package.json', 'src'];

/** Packages that go into bundles of host and remotes, and the one that makes the bundles. */
const SHARED = ['contract', 'shell', 'api', 'ui', 'widgets', 'federation'];

/**
 * What goes into a build of a remote, or of `host`, with the versions of the packages; the lock file of
 * the libraries besides.
 */
export function sourcesOf(name: string): string[] {
  const own =
    name === 'host'
      ? ['host/common', 'host/inline', 'host/src', 'host/package.json']
      : [`remote-${name}`];
  return [
    ...own,
    ...SHARED.flatMap((name) => [`shared/${name}/src`, `shared/${name}/package.json`]),
  ];
}

/** What goes into a build: in the workspace, or in a repository that is one remote. */
export function sourcesIn(root: string, name: string): string[] {
  return isOwnRepository(root) ? OWN_REPOSITORY : sourcesOf(name);
}

/**
 * Checks that a release's name covers all that the bundler read for it.
 * @param files absolute paths; libraries are covered by the lock file
 * @throws with the files that a change of would go unnoticed
 */
export function requireNamed(root: string, name: string, files: Iterable<string>): void {
  const sources = sourcesIn(root, name).map((source) => join(root, source));
  const unnamed = [...files].filter(
    (file) =>
      !file.includes(`${sep}node_modules${sep}`) &&
      !sources.some((source) => file === source || file.startsWith(source + sep)) &&
      statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
  if (unnamed.length === 0) return;
  throw new Error(
    `The name of a release of ${name} does not cover ${unnamed.join(', ')}: add it to sourcesOf.`,
  );
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
  for (const file of [...files.sort(), lockFileIn(root)]) {
    hash.update(relative(root, file)).update('\0');
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, LENGTH);
}

function lockFileIn(root: string): string {
  const file = LOCK_FILES.map((name) => join(root, name)).find((path) => existsSync(path));
  if (!file)
    throw new Error(`${root} has no lock file: the name of a release covers libraries, too.`);
  return file;
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
