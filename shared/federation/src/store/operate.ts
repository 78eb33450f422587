import type { HostRelease, Registry, RemoteRelease } from '../registry/registry.ts';
import { checkRemoteRelease } from './check-release.ts';
import { checkStored } from './check-stored.ts';
import type { ReleaseStore } from './release-store.ts';
import { type PublishResult, swapRegistry } from './swap-registry.ts';

/** A release that was live, and since which revision. */
export interface PastRelease<Release = RemoteRelease> {
  release: Release;
  revision: number;
}

/**
 * Releases of a remote that were live, newest first, each once for every time it became live.
 * @param limit most entries to look for
 */
export function releaseHistory(
  store: ReleaseStore,
  name: string,
  limit = 20,
): Promise<PastRelease[]> {
  return historyOf(store, ({ remotes }) => remotes[name], limit);
}

/** Releases of the host that were live, as those of a remote. */
export function hostHistory(store: ReleaseStore, limit = 20): Promise<PastRelease<HostRelease>[]> {
  return historyOf(store, ({ host }) => host ?? undefined, limit);
}

async function historyOf<Release extends { release: string }>(
  store: ReleaseStore,
  releaseIn: (registry: Registry) => Release | undefined,
  limit: number,
): Promise<PastRelease<Release>[]> {
  const history: PastRelease<Release>[] = [];
  let registry: Registry | null = await store.readRegistry();
  while (registry && registry.revision > 0 && history.length <= limit) {
    const release = releaseIn(registry);
    const last = history.at(-1);
    if (release && release.release === last?.release.release) last.revision = registry.revision;
    else if (release) history.push({ release, revision: registry.revision });
    registry = await store.readRevision(registry.revision - 1);
  }
  return history.slice(0, limit);
}

/**
 * The newest release of the host that was live and is another than a given one.
 * @param than by default the live one
 * @returns null when there was none
 */
export async function previousHost(
  store: ReleaseStore,
  than?: string,
): Promise<HostRelease | null> {
  let registry: Registry | null = await store.readRegistry();
  const given = than ?? registry.host?.release;
  while (registry && registry.revision > 0) {
    if (registry.host && registry.host.release !== given) return registry.host;
    registry = await store.readRevision(registry.revision - 1);
  }
  return null;
}

/**
 * Makes an earlier release of a remote live again, after the same checks as at publication.
 * @param wanted name of the release; by default the one before the live one
 */
export async function rollBack(
  store: ReleaseStore,
  name: string,
  wanted?: string,
): Promise<PublishResult> {
  const [, ...earlier] = await releaseHistory(store, name);
  const past = earlier.find(({ release }) => !wanted || release.release === wanted);
  if (!past) {
    const what = wanted ? `no earlier release ${wanted}` : 'no earlier release';
    return { kind: 'refused', problems: [`${name} has ${what}.`] };
  }
  const missing = await checkStored(store, name, past.release);
  if (missing.length > 0) return { kind: 'refused', problems: missing };
  return swapRegistry(store, (registry) => {
    if (registry.remotes[name]?.release === past.release.release) return 'unchanged';
    const problems = checkRemoteRelease(past.release, registry);
    if (problems.length > 0) return problems;
    return { ...registry, remotes: { ...registry.remotes, [name]: past.release } };
  });
}

/** Switches a remote off or on; its pages then say so, or work again. */
export function setEnabled(
  store: ReleaseStore,
  name: string,
  enabled: boolean,
): Promise<PublishResult> {
  return swapRegistry(store, (registry) => {
    if (name === 'host') return ['The host cannot be switched off, only rolled back.'];
    if (!registry.remotes[name]) return [`${name} has never been published.`];
    const disabled = new Set(registry.disabled);
    if (disabled.has(name) !== enabled) return 'unchanged';
    if (enabled) disabled.delete(name);
    else disabled.add(name);
    return { ...registry, disabled: [...disabled].sort() };
  });
}

/** Writes the live registry as a new revision, signed by the present key: a step of a rotation. */
export function resignRegistry(store: ReleaseStore): Promise<PublishResult> {
  return swapRegistry(store, (registry) => ({ ...registry }));
}
