import { openStore } from '@silverjobs/federation/store';
import type { StoredReleases } from './stored-release.ts';

/** The releases that this commit makes, as they are live in a store on this machine. */
export async function currentReleases(folder: string): Promise<StoredReleases> {
  const store = openStore(folder, {});
  const { host, remotes } = await store.readRegistry();
  const origin = 'this commit';
  return {
    host: host && { release: host, store, origin },
    remotes: Object.fromEntries(
      Object.values(remotes).map((release) => [release.name, { release, store, origin }]),
    ),
  };
}
