import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@silverjobs/federation';
import { openStore } from '@silverjobs/federation/store';
import { product, workFolder } from '../support/environment.ts';
import { currentReleases } from './current-releases.ts';
import { composeStore, readFiles } from './stored-release.ts';

const EARLIER = 'earlier';

/** How earlier releases differ from those of this commit, by remote. */
export type Differences = Record<string, (current: RemoteRelease) => Partial<RemoteRelease>>;

/**
 * A store in which other releases of remotes were live before those of this commit.
 * @returns its folder
 */
export async function makeEarlierStore(name: string, differences: Differences): Promise<string> {
  const folder = join(workFolder, `store-${name}`);
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.key.json`, { force: true });
  const { host, remotes } = await currentReleases(product.store);
  if (!host) throw new Error('There is no published host.');
  const live = await composeStore(folder, host, Object.values(remotes));
  const store = openStore(folder, {});
  const before = { ...live.remotes };
  for (const [remote, difference] of Object.entries(differences)) {
    const kept = remotes[remote];
    if (!kept) throw new Error(`There is no remote ${remote}.`);
    before[remote] = { ...kept.release, ...difference(kept.release), release: EARLIER };
    await store.putRelease(remote, EARLIER, await readFiles(kept, remote));
  }
  await store.writeRegistry({ ...live, revision: 2, remotes: before });
  await store.writeRegistry({ ...live, revision: 3 });
  return folder;
}
