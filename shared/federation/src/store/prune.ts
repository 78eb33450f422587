import type { Registry } from '../registry/registry.ts';
import { standing } from './history.ts';
import type { ReleaseStore } from './release-store.ts';
import { swapRegistry } from './swap-registry.ts';

/** What a store keeps whatever happens. */
export interface Keeping {
  /** Days for which a tab may still load files of what was live, or tried, when it was opened. */
  days: number;
  /** Newest releases of the host and of each remote that stay, live ones among them. */
  number: number;
  /** In milliseconds since 1970. */
  now?: number;
}

const DAY_MS = 86_400_000;
/** The live one, and the one that a rollback leads to. */
const MIN_NUMBER = 2;
const MAX_PARALLEL_READS = 16;

/** Name of a release among those of the host and all remotes. */
const releaseKey = (name: string, release: string) => `${name}/${release}`;

/**
 * Releases that nobody can need any more: neither live, tried or pinned, now or within the days, nor
 * among the newest, nor put into the store within the days.
 * @returns their keys, and the revision of the registry for which that holds
 * @throws when days or number are too few
 */
export async function findPrunable(
  store: ReleaseStore,
  { days, number, now = Date.now() }: Keeping,
): Promise<{ keys: string[]; revision: number }> {
  if (!(days > 0)) throw new Error('At least one day is needed: tabs are open.');
  if (!(Number.isInteger(number) && number >= MIN_NUMBER)) {
    throw new Error(`At least ${MIN_NUMBER} releases of each stay: one is live, one before it.`);
  }
  const before = now - days * DAY_MS;
  const registry = await store.readRegistry();
  const kept = new Set(registry.pinned);
  for (const name of await namedSince(store, registry, before)) kept.add(name);
  for (const name of await newest(store, number)) kept.add(name);
  const keys = (await store.listReleases())
    .filter(({ since }) => since < before)
    .map(({ name, release }) => releaseKey(name, release))
    .filter((key) => !kept.has(key));
  return { keys: keys.sort(), revision: registry.revision };
}

/**
 * Takes releases out of the store that nobody can need any more (delivery-68), and old counts of loads. What an earlier run has
 * not finished goes, too.
 * @returns the keys of what was taken
 * @throws when the registry changes at the same time
 */
export async function prune(store: ReleaseStore, keeping: Keeping): Promise<string[]> {
  const { keys, revision } = await findPrunable(store, keeping);
  const named = await swapRegistry(store, (registry) => {
    if (registry.revision !== revision) return ['The registry has changed meanwhile: prune again.'];
    const pruning = [...new Set([...(registry.pruning ?? []), ...keys])].sort();
    return keys.length > 0 ? { ...registry, pruning } : 'unchanged';
  });
  if (named.kind === 'refused') throw new Error(named.problems.join('\n'));
  const { pruning = [] } = named.registry;
  for (const key of pruning) {
    const [name = '', release = ''] = key.split('/');
    await store.removeRelease(name, release);
  }
  await store.removeCounts((keeping.now ?? Date.now()) - keeping.days * DAY_MS);
  await swapRegistry(store, ({ pruning: all = [], ...rest }) => {
    const left = all.filter((key) => !pruning.includes(key));
    if (left.length === all.length) return 'unchanged';
    return left.length > 0 ? { ...rest, pruning: left } : rest;
  });
  return pruning;
}

/** Pins a release, or gives it free again: a pinned one stays in the store however old it is. */
export async function setPinned(
  store: ReleaseStore,
  name: string,
  release: string,
  pinned: boolean,
) {
  const key = releaseKey(name, release);
  const stored = await store.readHashes(name, release);
  return swapRegistry(store, ({ pinned: all = [], ...registry }) => {
    if (all.includes(key) === pinned) return 'unchanged';
    if (!pinned) return { ...registry, pinned: all.filter((other) => other !== key) };
    if (!stored || registry.pruning?.includes(key)) return [`${key} is not in the store.`];
    return { ...registry, pinned: [...all, key].sort() };
  });
}

/** Keys of all that a registry can give to a visitor. */
function namedIn({ host, hostCanary, remotes, canaries = {} }: Registry): string[] {
  const hosts = [host, hostCanary?.release].filter((release) => release != null);
  const tried = Object.values(canaries).map(({ release }) => release);
  return [
    ...hosts.map(({ release }) => releaseKey('host', release)),
    ...[...Object.values(remotes), ...tried].map(({ name, release }) => releaseKey(name, release)),
  ];
}

/** Keys of all that was given to visitors since a time; a revision that says no time counts as later. */
async function namedSince(
  store: ReleaseStore,
  registry: Registry,
  time: number,
): Promise<Set<string>> {
  const named = new Set(namedIn(registry));
  let { revision } = registry;
  let isBefore = dateOf(registry) < time;
  while (revision > 1 && !isBefore) {
    const first = revision - 1;
    const count = Math.min(MAX_PARALLEL_READS, first);
    const earlier = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        store.readRevision(first - index).catch(() => null),
      ),
    );
    for (const one of earlier) {
      if (isBefore || !one) continue;
      // Also the last one of before: it was live when the time began.
      for (const key of namedIn(one)) named.add(key);
      isBefore = dateOf(one) < time;
    }
    revision -= count;
  }
  return named;
}

const dateOf = ({ change }: Registry): number =>
  change ? Date.parse(change.at) : Number.POSITIVE_INFINITY;

/** Keys of the newest releases of each, and of those that rollbacks lead to. */
async function newest(store: ReleaseStore, number: number): Promise<string[]> {
  const { changes } = await store.readHistory();
  return Object.entries(changes).flatMap(([name, all]) => {
    const different = [...new Set(all.toReversed().map(({ release }) => release))];
    const back = standing(all).map(({ release }) => release);
    return [...different.slice(0, number), ...back.slice(-number)].map((release) =>
      releaseKey(name, release),
    );
  });
}
