import type { HostRelease, Registry, RemoteRelease } from '@silverjobs/federation';
import { openStore, type ReleaseFile, type ReleaseStore } from '@silverjobs/federation/store';

/** A release together with the store that has its files. */
export interface StoredRelease<R extends HostRelease | RemoteRelease> {
  release: R;
  store: ReleaseStore;
  /** Where it comes from, for people. */
  origin: string;
}

/** Releases of host and remotes, if there are any. */
export interface StoredReleases {
  host: StoredRelease<HostRelease> | null;
  remotes: Record<string, StoredRelease<RemoteRelease>>;
}

/**
 * Puts releases into a new store and makes them live there. Nothing is checked: that is the
 * caller's.
 * @param folder empty or missing
 */
export async function composeStore(
  folder: string,
  host: StoredRelease<HostRelease>,
  remotes: StoredRelease<RemoteRelease>[],
): Promise<Registry> {
  const target = openStore(folder, {});
  await copyFiles(host, 'host', target);
  for (const remote of remotes) await copyFiles(remote, remote.release.name, target);
  const registry: Registry = {
    schema: 1,
    revision: 1,
    host: host.release,
    remotes: Object.fromEntries(remotes.map(({ release }) => [release.name, release])),
  };
  await target.writeRegistry(registry);
  return registry;
}

/** Puts the files of a release into another store. */
async function copyFiles(
  kept: StoredRelease<HostRelease | RemoteRelease>,
  name: string,
  target: ReleaseStore,
): Promise<void> {
  await target.putRelease(name, kept.release.release, await readFiles(kept, name));
}

/** The files of a release, with their compressed copies. */
export async function readFiles(
  { release, store }: StoredRelease<HostRelease | RemoteRelease>,
  name: string,
): Promise<ReleaseFile[]> {
  const names = Object.keys(release.integrity).flatMap((file) => [file, `${file}.br`]);
  const files = names.map(async (file): Promise<ReleaseFile | null> => {
    const content = await store.readFile(name, release.release, file);
    return content && { name: file, content };
  });
  return (await Promise.all(files)).filter((file) => file !== null);
}
