import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOCK_FILE, sourcesOf } from '@silverjobs/federation/source-hash';
import { buildCommit } from './build-commit.ts';
import type { StoredReleases } from './stored-release.ts';

const run = promisify(execFile);

/** A commit that cannot be built was never a release; so many are tried. */
const ATTEMPTS = 3;
/** Tests go into no build. */
const WITHOUT_TESTS = [':(exclude,glob)**/*.test.ts', ':(exclude,glob)**/*.test.tsx'];

/** Where to look for the releases before. */
export interface GitOptions {
  root: string;
  /** Folder for builds. */
  folder: string;
  /** Newest commit that may have been released; by default where the branch left origin/main. */
  before?: string | undefined;
  /** Every remote and the host, and not only what changed last. */
  all: boolean;
  log: (text: string) => void;
}

/**
 * The releases before those of this commit, built from git: each commit that changed the sources of
 * a remote, or of the host, stands for a release of it. What did not change last was tried when it did.
 * @throws Error when there are commits, and none of them can be built
 */
export async function releasesBeforeInGit(
  current: StoredReleases,
  { root, folder, before, all, log }: GitOptions,
): Promise<StoredReleases> {
  const found: StoredReleases = { host: null, remotes: {} };
  if (!(await hasHistory(root))) {
    log('There is no git history here.');
    return found;
  }
  const base = before ?? (await commonCommit(root));
  const names = ['host', ...Object.keys(current.remotes)];
  const known = await Promise.all(names.map((name) => earlierCommits(root, name, base)));
  const order = await git(root, 'log', '--first-parent', '--format=%H', base);
  let missing = all ? known : changedLast(known, order);
  if (!all) log(`tried is what changed last: ${missing.map(({ name }) => name).join(', ')}`);
  let failures = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    for (const [commit, names] of byCommit(missing, attempt)) {
      const build = join(folder, commit.slice(0, 12));
      const built = await buildCommit(root, commit, names, build).catch((error: Error) => {
        const [reason] = error.message.split('\n');
        failures += 1;
        log(`${commit.slice(0, 7)} gives no ${names.join(', ')}: ${reason}`);
        return null;
      });
      if (!built) continue;
      if (isOther(built.host, current.host)) found.host = built.host;
      for (const [name, remote] of Object.entries(built.remotes)) {
        if (isOther(remote, current.remotes[name])) found.remotes[name] = remote;
      }
    }
    missing = missing.filter(({ name }) => !(name === 'host' ? found.host : found.remotes[name]));
  }
  // Else the check would pass in silence for as long as no commit can be built.
  if (failures > 0 && !found.host && Object.keys(found.remotes).length === 0) {
    throw new Error('No release of before could be built; the reasons stand above.');
  }
  return found;
}

/** A remote or the host, and where its releases come from. */
interface Sources {
  name: string;
  /** Commits that made another release than the sources here, newest first. */
  commits: string[];
  /** That made the release of the sources here; null when they are not committed, or not yet where the branch left. */
  own: string | null;
}

/**
 * What is made here and was not there where the branch left; when that is nothing, what the newest commit of all made.
 * @param order commits, newest first
 */
export function changedLast(known: Sources[], order: string[]): Sources[] {
  const made = known.filter(({ own }) => own === null);
  if (made.length > 0) return made;
  const age = ({ own }: Sources) => order.indexOf(own ?? '');
  const youngest = Math.min(...known.map(age));
  return known.filter((one) => age(one) === youngest);
}

/** What to build of which commit, when so many attempts failed. */
function byCommit(missing: Sources[], attempt: number): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, commits } of missing) {
    const commit = commits[attempt];
    if (commit) groups.set(commit, [...(groups.get(commit) ?? []), name]);
  }
  return groups;
}

function isOther(
  built: { release: { release: string } } | null | undefined,
  current: { release: { release: string } } | null | undefined,
): boolean {
  return Boolean(built) && built?.release.release !== current?.release.release;
}

/** Sources may also have come as an archive. */
function hasHistory(root: string): Promise<boolean> {
  return git(root, 'rev-parse', 'HEAD').then(
    () => true,
    () => false,
  );
}

async function commonCommit(root: string): Promise<string> {
  const common = await git(root, 'merge-base', 'origin/main', 'HEAD').catch(() => []);
  return common[0] ?? 'HEAD';
}

async function earlierCommits(root: string, name: string, base: string): Promise<Sources> {
  const paths = ['--', ...sourcesOf(name), LOCK_FILE, ...WITHOUT_TESTS];
  const count = `--max-count=${ATTEMPTS + 1}`;
  const commits = await git(root, 'log', '--first-parent', '--format=%H', count, base, ...paths);
  const [newest] = commits;
  if (!newest) return { name, commits, own: null };
  const differing = [
    ...(await git(root, 'diff', '--name-only', newest, ...paths)),
    ...(await git(root, 'ls-files', '--others', '--exclude-standard', ...paths)),
  ];
  return differing.length > 0
    ? { name, commits, own: null }
    : { name, commits: commits.slice(1), own: newest };
}

async function git(root: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: root });
  return stdout.split('\n').filter(Boolean);
}
