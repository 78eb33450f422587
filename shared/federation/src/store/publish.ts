import { endedNeeds } from '../registry/compatibility.ts';
import type { HostRelease, RemoteRelease } from '../registry/registry.ts';
import { withoutCanary } from './canary.ts';
import { checkHostRelease, checkRemoteRelease } from './check-release.ts';
import { lostPurposes } from './check-roles.ts';
import { checkStored } from './check-stored.ts';
import { withHost } from './operate-host.ts';
import type { ReleaseStore } from './release-store.ts';
import { type PublishResult, swapRegistry } from './swap-registry.ts';

/** Makes an uploaded release of a remote the live one, after every check has passed. */
export function publishRemote(store: ReleaseStore, release: RemoteRelease): Promise<PublishResult> {
  return swapRegistry(store, (registry) => {
    if (registry.remotes[release.name]?.release === release.release) return 'unchanged';
    const problems = [
      ...checkRemoteRelease(release, registry),
      ...(registry.host ? endedNeeds(release, registry.host) : []),
      ...lostPurposes(release, registry),
    ];
    if (problems.length > 0) return problems;
    const tried = registry.canaries?.[release.name]?.release.release === release.release;
    const base = tried ? withoutCanary(registry, release.name) : registry;
    return { ...base, remotes: { ...registry.remotes, [release.name]: release } };
  });
}

/** Makes an uploaded release of the host the live one, if every live remote can run on it. */
export function publishHost(store: ReleaseStore, host: HostRelease): Promise<PublishResult> {
  return swapRegistry(store, (registry) => {
    if (registry.host?.release === host.release) return 'unchanged';
    const problems = checkHostRelease(host, registry);
    return problems.length > 0 ? problems : withHost(registry, host);
  });
}

/**
 * Makes releases live in one revision. Only so a name of a shared module can change at once: with the
 * host first the live remotes lack the old name, with a remote first it lacks the new one.
 * @param host null when it stays as it is
 */
export function publishTogether(
  store: ReleaseStore,
  host: HostRelease | null,
  remotes: RemoteRelease[],
): Promise<PublishResult> {
  return swapRegistry(store, (registry) => {
    const tried = remotes
      .filter(({ name, release }) => registry.canaries?.[name]?.release.release === release)
      .map(({ name }) => name);
    const others = tried.reduce(withoutCanary, registry);
    const base = host ? withHost(others, host) : others;
    const next = {
      ...base,
      remotes: {
        ...base.remotes,
        ...Object.fromEntries(remotes.map((release) => [release.name, release])),
      },
    };
    const problems = [
      ...(next.host ? checkHostRelease(next.host, next) : []),
      ...remotes.flatMap((release) => [
        ...checkRemoteRelease(release, next),
        ...(next.host ? endedNeeds(release, next.host) : []),
      ]),
    ];
    return problems.length > 0 ? [...new Set(problems)] : next;
  });
}

/**
 * Makes releases live in one revision that are in the store already.
 * @param wanted release by name of the remote, or `host`
 */
export async function publishStored(
  store: ReleaseStore,
  wanted: ReadonlyMap<string, string>,
): Promise<PublishResult> {
  const problems: string[] = [];
  let host: HostRelease | null = null;
  const remotes: RemoteRelease[] = [];
  for (const [name, release] of wanted) {
    const described =
      name === 'host'
        ? await store.hostDescription(release)
        : await store.description(name, release);
    if (!described) problems.push(`${name} has no release ${release}.`);
    else if ('name' in described) remotes.push(described);
    else host = described;
    if (described) problems.push(...(await checkStored(store, name, described)));
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  return publishTogether(store, host, remotes);
}
