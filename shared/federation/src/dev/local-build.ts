import { buildRemote, remoteReleaseId } from '../build/build-remote.ts';
import type { RemoteRelease } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const MAX_AGE_MS = 500;

/**
 * The release that a remote's sources make now; built when they have changed, at most twice a second.
 * With sources that do not build, the last release stays. Not compressed: it is read on this machine.
 */
export function createLocalBuild(
  root: string,
  name: string,
  store: Pick<ReleaseStore, 'putRelease'>,
): () => Promise<RemoteRelease> {
  let last: RemoteRelease | null = null;
  let failed = '';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let building: Promise<RemoteRelease> | null = null;

  const build = async (): Promise<RemoteRelease> => {
    const id = remoteReleaseId(root, name);
    if (last && (last.release === id || failed === id)) return last;
    try {
      const { release, files } = await buildRemote(root, name);
      await store.putRelease(name, release.release, files);
      last = release;
    } catch (error) {
      if (!last) throw error;
      failed = id;
      console.error(error instanceof Error ? error.message : error);
    }
    return last;
  };

  return async () => {
    if (last && performance.now() - checkedAt < MAX_AGE_MS) return last;
    building ??= build().finally(() => {
      checkedAt = performance.now();
      building = null;
    });
    return building;
  };
}
