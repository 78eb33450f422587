import { endedNeeds } from '../registry/compatibility.ts';
import type { Registry } from '../registry/registry.ts';
import { checkRemoteRelease } from './check-release.ts';
import { checkStored } from './check-stored.ts';
import type { ReleaseStore } from './release-store.ts';
import { type PublishResult, swapRegistry } from './swap-registry.ts';

/** What tells one attempt of a canary from another. */
interface CanaryAttempt {
  release: { release: string };
  since: number;
}

/**
 * Names an attempt of a canary; the same release tried again later is another one.
 * @param name of the remote, or `host`
 */
export function canaryId(name: string, { release, since }: CanaryAttempt): string {
  return `${name}-${release.release}-${since}`;
}

export const NO_SHARE = 'The share must be a whole number from 0 to 100.';

/** Whether a number can be the share of a canary. */
export function isShare(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= 100;
}

/** The registry without the canary of a remote. */
export function withoutCanary(registry: Registry, name: string): Registry {
  const { canaries = {}, ...rest } = registry;
  const { [name]: _, ...others } = canaries;
  return Object.keys(others).length > 0 ? { ...rest, canaries: others } : rest;
}

/**
 * Gives a share of the browsers a release that is not live, after the checks of a publication.
 * @param percent 0 ends the canary, 100 makes the release live
 */
export async function setCanary(
  store: ReleaseStore,
  name: string,
  wanted: string,
  percent: number,
): Promise<PublishResult> {
  if (!isShare(percent)) return { kind: 'refused', problems: [NO_SHARE] };
  const release = await store.description(name, wanted);
  if (!release) return { kind: 'refused', problems: [`${name} has no release ${wanted}.`] };
  const missing = percent > 0 ? await checkStored(store, name, release) : [];
  if (missing.length > 0) return { kind: 'refused', problems: missing };
  return swapRegistry(store, (registry) => {
    const present = registry.canaries?.[name];
    const same = present?.release.release === wanted;
    if (!registry.remotes[name]) return [`${name} has never been published.`];
    if (percent === 0) return same ? withoutCanary(registry, name) : 'unchanged';
    if (registry.remotes[name].release === wanted) return [`${name} ${wanted} is live already.`];
    if (same && present.percent === percent) return 'unchanged';
    const problems = [
      ...checkRemoteRelease(release, registry),
      ...(registry.host ? endedNeeds(release, registry.host) : []),
    ];
    if (problems.length > 0) return problems;
    if (percent === 100) {
      const remotes = { ...registry.remotes, [name]: release };
      return { ...withoutCanary(registry, name), remotes };
    }
    // A larger share is the same try; so is what was counted for it.
    const since = same ? present.since : registry.revision + 1;
    const tried = { ...(same && present), release, percent, since };
    return { ...registry, canaries: { ...registry.canaries, [name]: tried } };
  });
}
