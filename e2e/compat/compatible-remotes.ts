import type { HostRelease, RemoteRelease } from '@silverjobs/federation';
import { checkRemoteRelease } from '@silverjobs/federation/store';
import type { StoredRelease } from './stored-release.ts';

/** Remotes by what they say of themselves beside a host. */
export interface Compatibility {
  /** Those that may run on the host. */
  compatible: StoredRelease<RemoteRelease>[];
  /** Reasons why the others may not, by remote. */
  refused: Map<string, string[]>;
}

/** Compares remotes with a host as a publication does, before anything of them runs. */
export function findCompatible(
  host: HostRelease,
  remotes: StoredRelease<RemoteRelease>[],
): Compatibility {
  const registry = {
    schema: 1 as const,
    revision: 1,
    host,
    remotes: Object.fromEntries(remotes.map(({ release }) => [release.name, release])),
  };
  const refused = new Map(
    remotes
      .map(({ release }) => [release.name, checkRemoteRelease(release, registry)] as const)
      .filter(([, problems]) => problems.length > 0),
  );
  return { compatible: remotes.filter(({ release }) => !refused.has(release.name)), refused };
}
