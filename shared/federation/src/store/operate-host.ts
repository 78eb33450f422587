import type { HostRelease, Registry } from '../registry/registry.ts';
import { isShare, NO_SHARE } from './canary.ts';
import { checkHostRelease } from './check-release.ts';
import { checkStored } from './check-stored.ts';
import { noEarlier, rollBackTarget } from './operate.ts';
import type { ReleaseStore } from './release-store.ts';
import { type PublishResult, swapRegistry } from './swap-registry.ts';

/** The registry with another release of the host live; a try of that release is over then. */
export function withHost(registry: Registry, host: HostRelease): Registry {
  const tried = registry.hostCanary?.release.release === host.release;
  return { ...(tried ? withoutHostCanary(registry) : registry), host };
}

function withoutHostCanary({ hostCanary: _, ...registry }: Registry): Registry {
  return registry;
}

/**
 * Makes an earlier release of the host live again, browser's and server's part together, after the
 * same checks as at publication (delivery-60); a canary of the host ends.
 * @param wanted name of the release; by default the last one that nobody has gone back from
 */
export async function rollBackHost(store: ReleaseStore, wanted?: string): Promise<PublishResult> {
  const past = await rollBackTarget(store, 'host', wanted, ({ host }) => host);
  if (!past) return noEarlier('host', wanted);
  const missing = await checkStored(store, 'host', past);
  if (missing.length > 0) return { kind: 'refused', problems: missing };
  return swapRegistry(store, (registry) => {
    if (registry.host?.release === past.release) return 'unchanged';
    const problems = checkHostRelease(past, registry);
    return problems.length > 0 ? problems : { ...withoutHostCanary(registry), host: past };
  });
}

/**
 * Gives a share of the browsers a release of the host that is not live, after the checks of a
 * publication (delivery-60).
 * @param percent 0 ends the canary, 100 makes the release live
 */
export async function setHostCanary(
  store: ReleaseStore,
  wanted: string,
  percent: number,
): Promise<PublishResult> {
  if (!isShare(percent)) return { kind: 'refused', problems: [NO_SHARE] };
  const release = await store.hostDescription(wanted);
  if (!release) return { kind: 'refused', problems: [`host has no release ${wanted}.`] };
  const missing = percent > 0 ? await checkStored(store, 'host', release) : [];
  if (missing.length > 0) return { kind: 'refused', problems: missing };
  return swapRegistry(store, (registry) => {
    const present = registry.hostCanary;
    const same = present?.release.release === wanted;
    if (!registry.host) return ['host has never been published.'];
    if (percent === 0) return same ? withoutHostCanary(registry) : 'unchanged';
    if (registry.host.release === wanted) return [`host ${wanted} is live already.`];
    if (same && present.percent === percent) return 'unchanged';
    const problems = checkHostRelease(release, registry);
    if (problems.length > 0) return problems;
    if (percent === 100) return withHost(registry, release);
    // A larger share is the same try; so is what was counted for it.
    const since = same ? present.since : registry.revision + 1;
    return { ...registry, hostCanary: { ...(same && present), release, percent, since } };
  });
}
