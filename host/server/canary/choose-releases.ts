import { createHash } from 'node:crypto';
import type { Canary, HostCanary, Registry } from '@silverjobs/federation';
import { canaryId } from '@silverjobs/federation/store';

/** Number of buckets of visitors; a browser is told apart by its bucket and by nothing else. */
export const VISITOR_BUCKETS = 10_000;

/**
 * The registry as one visitor gets it: canaries in place of what is live.
 * @param bucket the visitor's, from 0 to 9999
 * @param stopped ids of the canaries that were taken back
 */
export function chooseReleases(
  whole: Registry,
  bucket: number,
  stopped: ReadonlySet<string>,
): Registry {
  // The same object for all, so that what is made of it is made once.
  if (!whole.canaries && !whole.hostCanary) return whole;
  const { canaries = {}, hostCanary, ...registry } = whole;
  const gets = (name: string, canary: Canary | HostCanary): boolean =>
    !stopped.has(canaryId(name, canary)) && percentileOf(name, bucket) < canary.percent;
  const chosen = Object.entries(canaries)
    .filter(([name, canary]) => gets(name, canary))
    .map(([name, { release }]) => [name, release] as const);
  const host = hostCanary && gets('host', hostCanary) ? hostCanary.release : registry.host;
  return { ...registry, host, remotes: { ...registry.remotes, ...Object.fromEntries(chosen) } };
}

/** From 0 to 99: different for each remote and the host, so that not the same people try everything. */
function percentileOf(name: string, bucket: number): number {
  const hash = createHash('sha256').update(`${name} ${bucket}`).digest();
  return hash.readUInt32BE(0) % 100;
}

/** Canaries that are being tried, by their remote, or `host`. */
export function runningCanaries(
  { canaries = {}, hostCanary }: Registry,
  stopped: ReadonlySet<string>,
): [name: string, canary: Canary | HostCanary][] {
  const all = { ...canaries, ...(hostCanary && { host: hostCanary }) };
  return Object.entries(all).filter(([name, canary]) => !stopped.has(canaryId(name, canary)));
}

/** Name of the release that a registry has of a remote, or of `host`. */
export function releaseOf({ host, remotes }: Registry, name: string): string | undefined {
  return (name === 'host' ? host : remotes[name])?.release;
}
