import { canaryId } from './canary.ts';

const PERIOD_MS = 3_600_000;

/**
 * Names what is counted of a live release within an hour: what failed long ago says nothing about now.
 * @param now in milliseconds since 1970
 */
export function liveLoadsId(name: string, release: string, now: number): string {
  return `live-${canaryId(name, { release: { release }, since: Math.floor(now / PERIOD_MS) })}`;
}

/** The names of this hour and of the one before, of which a note may just have been written. */
export function recentLoadsIds(name: string, release: string, now: number): string[] {
  return [liveLoadsId(name, release, now), liveLoadsId(name, release, now - PERIOD_MS)];
}
