import type { Registry } from '../registry/registry.ts';

/** Who changes a registry, and why. */
export interface Author {
  by: string;
  why?: string;
}

/** What of a registry becomes another, in short sentences; empty when all stays. */
export function differences(before: Registry, after: Registry): string[] {
  const [was, is] = [liveOf(before), liveOf(after)];
  const [tried, tries] = [triesOf(before), triesOf(after)];
  return [
    ...compare(was, is, (name) => name),
    ...added(before.disabled, after.disabled).map((name) => `${name}: switched off`),
    ...added(after.disabled, before.disabled).map((name) => `${name}: switched on`),
    ...compare(tried, tries, (name) => `canary of ${name}`),
    ...added(keysOf(before), keysOf(after)).map((key) => `key given: ${key}`),
    ...added(keysOf(after), keysOf(before)).map((key) => `key revoked: ${key}`),
    ...added(before.pinned, after.pinned).map((key) => `${key}: pinned`),
    ...added(after.pinned, before.pinned).map((key) => `${key}: no longer pinned`),
    ...added(before.pruning, after.pruning).map((key) => `${key}: goes out of the store`),
    ...added(after.pruning, before.pruning).map((key) => `${key}: is out of the store`),
  ];
}

const keysOf = ({ teamKeys = [] }: Registry) =>
  teamKeys.map(
    ({ id, team, rights, remotes }) =>
      `${id} of ${team} (${rights.join(', ')}: ${remotes.join(', ')})`,
  );

const added = (was: string[] = [], is: string[] = []) => is.filter((key) => !was.includes(key));

const liveOf = ({ host, remotes }: Registry): Map<string, string> =>
  new Map([
    ...(host ? [['host', host.release] as const] : []),
    ...Object.entries(remotes).map(([name, { release }]) => [name, release] as const),
  ]);

const triesOf = ({ hostCanary, canaries = {} }: Registry): Map<string, string> =>
  new Map(
    Object.entries({ ...(hostCanary && { host: hostCanary }), ...canaries }).map(
      ([name, { release, percent }]) => [name, `${release.release} at ${percent} %`],
    ),
  );

function compare(
  was: Map<string, string>,
  is: Map<string, string>,
  label: (name: string) => string,
): string[] {
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => `${label(name)}: ${was.get(name) ?? 'none'} -> ${is.get(name) ?? 'none'}`);
}

/**
 * Lines that tell of a revision: when, who, why and what.
 * @param before the revision before it; null when it cannot be read
 */
export function describeRevision(registry: Registry, before: Registry | null): string[] {
  const { revision, change } = registry;
  const who = change
    ? `${change.at} by ${change.by}: ${change.why ?? 'no reason given'}`
    : 'who and why were not written down';
  // Of an earlier day, what changed is found by comparing.
  const what = change?.what ?? (before ? differences(before, registry) : ['unknown']);
  const lines = what.length > 0 ? what : ['nothing but the signature'];
  return [`revision ${revision}  ${who}`, ...lines.map((one) => `  ${one}`)];
}
