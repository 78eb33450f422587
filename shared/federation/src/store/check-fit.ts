import { endedNeeds, unmetNeeds } from '../registry/compatibility.ts';
import type { HostRelease, RemoteRelease } from '../registry/registry.ts';
import { checkHostRelease, checkRemoteRelease } from './check-release.ts';
import { lostPurposes } from './check-roles.ts';
import { previousHost, releaseHistory } from './operate.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Whether a remote's release could go live now, and would still run if the host went back to the
 * release before.
 * @returns what is wrong, in sentences
 */
export async function checkRemoteFit(
  store: ReleaseStore,
  release: RemoteRelease,
): Promise<string[]> {
  const previous = await previousHost(store);
  const registry = await store.readRegistry();
  return [
    ...checkRemoteRelease(release, registry),
    ...(registry.host ? endedNeeds(release, registry.host) : []),
    ...lostPurposes(release, registry),
    ...(previous ? unmetNeeds(release, previous) : []).map((text) => `Host before: ${text}`),
  ];
}

/**
 * Whether a release of the host could go live now, and would still run every remote that went back
 * to the release before.
 */
export async function checkHostFit(store: ReleaseStore, host: HostRelease): Promise<string[]> {
  const registry = await store.readRegistry();
  const histories = Object.keys(registry.remotes).map((name) => releaseHistory(store, name, 2));
  const earlier = (await Promise.all(histories)).flatMap(([, before]) => before ?? []);
  return [
    ...checkHostRelease(host, registry),
    ...earlier
      .flatMap(({ release }) => unmetNeeds(release, host))
      .map((text) => `Remote before: ${text}`),
  ];
}
