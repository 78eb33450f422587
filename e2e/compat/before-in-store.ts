import { openStore, previousHost, releaseHistory } from '@silverjobs/federation/store';
import type { StoredReleases } from './stored-release.ts';

/**
 * The releases before those of this commit, as they were live in a store: each the newest that is
 * another than the current one.
 * @param address a folder or `s3://bucket/folder`
 */
export async function releasesBeforeInStore(
  current: StoredReleases,
  address: string,
): Promise<StoredReleases> {
  const store = openStore(address, process.env);
  const host = await previousHost(store, current.host?.release.release);
  const remotes: StoredReleases['remotes'] = {};
  for (const [name, present] of Object.entries(current.remotes)) {
    const history = await releaseHistory(store, name);
    const past = history.find(({ release }) => release.release !== present.release.release);
    if (past) remotes[name] = { release: past.release, store, origin: `revision ${past.revision}` };
  }
  return { host: host && { release: host, store, origin: address }, remotes };
}
