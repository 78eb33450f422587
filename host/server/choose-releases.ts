import { createHash } from 'node:crypto';
import type { Canary, Registry } from '@silverjobs/federation';
import { canaryId } from '@silverjobs/federation/store';

/** Browsers are told apart by a number below this, and by nothing else. */
export const SHARES = 10_000;

/**
 * The registry as one visitor gets it: canaries in place of what is live.
 * @param share the visitor's number, from 0 to 9999
 * @param stopped ids of the canaries that were taken back
 */
export function chooseReleases(
  { canaries = {}, ...registry }: Registry,
  share: number,
  stopped: ReadonlySet<string>,
): Registry {
  const chosen = Object.entries(canaries)
    .filter(([name, canary]) => !stopped.has(canaryId(name, canary)))
    .filter(([name, canary]) => placeOf(name, share) < canary.percent)
    .map(([name, { release }]) => [name, release] as const);
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(chosen) } };
}

/** From 0 to 99: different for each remote, so that not the same people try everything. */
function placeOf(name: string, share: number): number {
  const hash = createHash('sha256').update(`${name} ${share}`).digest();
  return hash.readUInt32BE(0) % 100;
}

/** Canaries that are being tried, by their remote. */
export function runningCanaries(
  { canaries = {} }: Registry,
  stopped: ReadonlySet<string>,
): [name: string, canary: Canary][] {
  return Object.entries(canaries).filter(([name, canary]) => !stopped.has(canaryId(name, canary)));
}
