import type { HostRelease, Registry, RemoteRelease } from '../registry/registry.ts';
import { withoutCanary } from './canary.ts';
import { checkRemoteRelease } from './check-release.ts';
import { checkStored } from './check-stored.ts';
import { type Change, standing } from './history.ts';
import type { ReleaseStore } from './release-store.ts';
import { type PublishResult, swapRegistry } from './swap-registry.ts';

/** A release that was live, and since which revision. */
export interface PastRelease<Release = RemoteRelease> {
  release: Release;
  revision: number;
}

/** Takes a release out of a registry in which it is live. */
type ReleaseIn<Release> = (registry: Registry) => Release | null | undefined;

const MOST = 20;

const remoteIn =
  (name: string): ReleaseIn<RemoteRelease> =>
  ({ remotes }) =>
    remotes[name];
const hostIn: ReleaseIn<HostRelease> = ({ host }) => host;

/**
 * Releases of a remote that were live, newest first, each once for every time it became live.
 * @param limit most entries to look for
 */
export async function releaseHistory(
  store: ReleaseStore,
  name: string,
  limit = MOST,
): Promise<PastRelease[]> {
  const { changes } = await store.readHistory();
  return readChanges(store, (changes[name] ?? []).toReversed().slice(0, limit), remoteIn(name));
}

/** Releases of the host that were live, as those of a remote. */
export async function hostHistory(
  store: ReleaseStore,
  limit = MOST,
): Promise<PastRelease<HostRelease>[]> {
  const { changes } = await store.readHistory();
  return readChanges(store, (changes.host ?? []).toReversed().slice(0, limit), hostIn);
}

async function readChanges<Release>(
  store: ReleaseStore,
  changes: Change[],
  releaseIn: ReleaseIn<Release>,
): Promise<PastRelease<Release>[]> {
  const found = await Promise.all(
    changes.map(async ({ since }) => {
      const registry = await store.readRevision(since);
      const release = registry && releaseIn(registry);
      return release ? [{ release, revision: since }] : [];
    }),
  );
  return found.flat();
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
  const given = than ?? (await store.readRegistry()).host?.release;
  const { changes } = await store.readHistory();
  const change = (changes.host ?? []).findLast(({ release }) => release !== given);
  const [past] = await readChanges(store, change ? [change] : [], hostIn);
  return past?.release ?? null;
}

/**
 * Where a rollback leads: to the release before the live one that nobody has gone back from, or to the
 * named one.
 * @param name of the remote, or `host`
 * @returns null when there was none
 */
export async function rollBackTarget<Release>(
  store: ReleaseStore,
  name: string,
  wanted: string | undefined,
  releaseIn: ReleaseIn<Release>,
): Promise<Release | null> {
  const { changes } = await store.readHistory();
  const [live, ...earlier] = (changes[name] ?? []).toReversed();
  const change = wanted
    ? earlier.find(({ release }) => release === wanted && release !== live?.release)
    : standing(changes[name] ?? []).at(-2);
  const [past] = await readChanges(store, change ? [change] : [], releaseIn);
  return past?.release ?? null;
}

/** Why a rollback leads nowhere. */
export function noEarlier(name: string, wanted: string | undefined): PublishResult {
  const what = wanted
    ? `no earlier release ${wanted}`
    : 'no earlier release that nobody has gone back from';
  return { kind: 'refused', problems: [`${name} has ${what}.`] };
}

/**
 * Makes an earlier release of a remote live again, after the same checks as at publication; a canary
 * of the remote ends.
 * @param wanted name of the release; by default the last one that nobody has gone back from
 */
export async function rollBack(
  store: ReleaseStore,
  name: string,
  wanted?: string,
): Promise<PublishResult> {
  const past = await rollBackTarget(store, name, wanted, remoteIn(name));
  if (!past) return noEarlier(name, wanted);
  const missing = await checkStored(store, name, past);
  if (missing.length > 0) return { kind: 'refused', problems: missing };
  return swapRegistry(store, (registry) => {
    if (registry.remotes[name]?.release === past.release) return 'unchanged';
    const problems = checkRemoteRelease(past, registry);
    if (problems.length > 0) return problems;
    const remotes = { ...registry.remotes, [name]: past };
    return { ...withoutCanary(registry, name), remotes };
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
