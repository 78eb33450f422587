import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOCK_FILE } from '@silverjobs/federation/source-hash';
import { openStore, type ReleaseStore } from '@silverjobs/federation/store';
import type { StoredReleases } from './stored-release.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 180_000;

/**
 * Builds host and remotes from the sources of a commit, with the build tools of that commit.
 * @param root folder of the workspace, with its git history
 * @param folder receives sources and releases; what is there goes
 * @throws when the commit cannot be built
 */
export async function buildCommit(
  root: string,
  commit: string,
  names: string[],
  folder: string,
): Promise<StoredReleases> {
  const workspace = join(folder, 'workspace');
  const address = join(folder, 'store');
  await rm(folder, { recursive: true, force: true });
  await mkdir(workspace, { recursive: true });
  const archive = join(folder, 'sources.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: root });
  await run('tar', ['-xf', archive, '-C', workspace]);
  await giveLibraries(root, workspace);

  const release = (...args: string[]) =>
    run(
      process.execPath,
      [join(workspace, 'shared/federation/src/cli/release.ts'), ...args, '--store', address],
      { cwd: workspace, timeout: TIMEOUT_MS },
    );
  const remotes = names.filter((name) => name !== 'host');
  if (names.includes('host')) await release('host');
  // Aside, because a remote of another commit may have a page or a menu entry that this one needs.
  if (remotes.length > 0) await release(...remotes, '--aside');

  const store = openStore(address, {});
  const origin = `commit ${commit.slice(0, 7)}`;
  const { host } = await store.readRegistry();
  const kept = remotes.map(async (name) => {
    const built = await described(store, address, name);
    return [name, { release: built, store, origin }] as const;
  });
  return {
    host: host && { release: host, store, origin },
    remotes: Object.fromEntries(await Promise.all(kept)),
  };
}

async function described(store: ReleaseStore, address: string, name: string) {
  const [file = ''] = await readdir(join(address, 'descriptions', name));
  const release = await store.description(name, file.replace('.json', ''));
  if (!release) throw new Error(`The build of ${name} is not in its store.`);
  return release;
}

/** Gives sources the libraries of this workspace where they want the same; else installs theirs. */
async function giveLibraries(root: string, workspace: string): Promise<void> {
  const [wanted, present] = await Promise.all(
    [workspace, root].map((folder) => readFile(join(folder, LOCK_FILE), 'utf8')),
  );
  if (wanted !== present) {
    const { packageManager } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8'));
    const args = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    await run('npx', ['-y', packageManager, ...args], { cwd: workspace, timeout: TIMEOUT_MS });
    return;
  }
  await symlink(join(root, 'node_modules'), join(workspace, 'node_modules'));
  for (const folder of await packageFolders(workspace)) {
    const filter = (path: string) => !path.endsWith('.cache');
    const options = { recursive: true, verbatimSymlinks: true, filter };
    const libraries = join(root, folder, 'node_modules');
    // A package without libraries has none; one of then that is gone now is needed by nothing that is built.
    if (existsSync(libraries))
      await cp(libraries, join(workspace, folder, 'node_modules'), options);
  }
}

async function packageFolders(workspace: string): Promise<string[]> {
  const [top, shared] = await Promise.all(
    ['', 'shared'].map((folder) => readdir(join(workspace, folder))),
  );
  const remotes = (top ?? []).filter((name) => name.startsWith('remote-'));
  return ['host', ...remotes, ...(shared ?? []).map((name) => `shared/${name}`)];
}
