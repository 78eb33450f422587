import { LOAD_PHASES, type LoadPhase, type LoadTimes } from '@silverjobs/contract/live-releases';
import { z } from 'zod';
import type { ObjectStore } from './object-store.ts';

const DAY_MS = 86_400_000;
/** What is older says nothing about how a release loads today. */
const SHOWN_DAYS = 7;

/**
 * Upper bounds of the ranges in which loads are counted, in milliseconds, each a quarter more than the one before.
 * Figures are read from counts and not from sums, so one load of a minute weighs as much as one of a second.
 */
const BOUNDS_MS = Array.from({ length: 40 }, (_, index) => Math.round(10 * 1.25 ** index));

/** Below so many loads one slow browser would be the figure. */
const MIN_FOR_MEDIAN = 5;
const MIN_FOR_P95 = 20;

const KINDS = [...LOAD_PHASES, 'total'] as const;

/** Milliseconds of each phase of one load; `document` for the first page of a document only. */
export type PhaseTimes = Record<Exclude<LoadPhase, 'document'>, number> &
  Partial<Record<'document', number>>;

/** Whoever reads it keeps to the kinds and ranges that it knows. */
const timesCountSchema = z.record(z.string(), z.array(z.int().min(0)).max(BOUNDS_MS.length));

/** How many loads fell into each range, by phase and in total. */
export type TimesCount = z.infer<typeof timesCountSchema>;

/** The count of a server that has heard nothing. */
export function emptyTimes(): TimesCount {
  return Object.fromEntries(KINDS.map((kind) => [kind, BOUNDS_MS.map(() => 0)]));
}

/** Adds one load to a count. What is longer than the last range counts there. */
export function addTimes(count: TimesCount, phases: PhaseTimes): void {
  const total = Object.values(phases).reduce((sum, milliseconds) => sum + milliseconds, 0);
  for (const [kind, milliseconds] of Object.entries({ ...phases, total })) {
    const index = BOUNDS_MS.findIndex((bound) => milliseconds <= bound);
    const ranges = count[kind];
    const range = index < 0 ? BOUNDS_MS.length - 1 : index;
    if (ranges) ranges[range] = (ranges[range] ?? 0) + 1;
  }
}

/** Median and 95th percentile of what servers have counted, where enough was (delivery-93). */
export function summarizeTimes(counts: Iterable<TimesCount>): LoadTimes {
  const sum = emptyTimes();
  for (const count of counts) {
    for (const kind of KINDS) {
      sum[kind] = (sum[kind] ?? []).map((loads, range) => loads + (count[kind]?.[range] ?? 0));
    }
  }
  const spread = (kind: LoadPhase | 'total') => ({
    median: quantile(sum[kind] ?? [], 0.5, MIN_FOR_MEDIAN),
    p95: quantile(sum[kind] ?? [], 0.95, MIN_FOR_P95),
  });
  const { document, entry, module, render } = Object.fromEntries(
    LOAD_PHASES.map((phase) => [phase, spread(phase)]),
  ) as Record<LoadPhase, ReturnType<typeof spread>>;
  return {
    measured: measuredIn(sum),
    phases: { document, entry, module, render, total: spread('total') },
  };
}

/** Number of loads in a count. */
export function measuredIn(count: TimesCount): number {
  return (count.total ?? []).reduce((sum, loads) => sum + loads, 0);
}

/** Within its range a load stands evenly among the others. */
function quantile(ranges: readonly number[], share: number, least: number): number | null {
  const all = ranges.reduce((sum, loads) => sum + loads, 0);
  if (all < least) return null;
  let before = 0;
  for (const [range, loads] of ranges.entries()) {
    if (before + loads >= share * all) {
      const [lower, upper] = [BOUNDS_MS[range - 1] ?? 0, BOUNDS_MS[range] ?? 0];
      return Math.round(lower + ((upper - lower) * (share * all - before)) / loads);
    }
    before += loads;
  }
  return null;
}

/** What document servers tell each other and the back-office about how long pages load. */
export interface LoadTimesNotes {
  /**
   * Keeps what a server has counted on a day so far.
   * @param day since 1970
   * @param server its name, another after each start
   * @param step ascending with each time that it tells
   */
  reportTimes(
    name: string,
    release: string,
    from: { day: number; server: string; step: number },
    count: TimesCount,
  ): Promise<void>;
  /**
   * What each server told last on each of the last days; notes that cannot be read are left out.
   * @param now in milliseconds since 1970
   */
  reportedTimes(name: string, release: string, now: number): Promise<TimesCount[]>;
}

/** The day of a time in milliseconds since 1970. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

const folderOf = (name: string, release: string) => `load-times/${name}/${release}/`;

/** Keeps the notes in a store of bytes; none is ever changed, a later one counts. */
export function createLoadTimesNotes(objects: ObjectStore): LoadTimesNotes {
  const read = async (key: string): Promise<TimesCount | null> => {
    const content = await objects.read(key);
    try {
      return content && timesCountSchema.parse(JSON.parse(new TextDecoder().decode(content)));
    } catch {
      return null;
    }
  };

  return {
    reportTimes: async (name, release, { day, server, step }, count) => {
      const file = `${day}-${server}-${String(step).padStart(6, '0')}.json`;
      const content = new TextEncoder().encode(JSON.stringify(count));
      await objects.create(folderOf(name, release) + file, content);
    },

    reportedTimes: async (name, release, now) => {
      const latest = new Map<string, string>();
      for (const key of await objects.list(folderOf(name, release))) {
        const [, day, server] = /\/(\d+)-(\w+)-\d{6}\.json$/.exec(key) ?? [];
        if (Number(day) > dayOf(now) - SHOWN_DAYS) latest.set(`${day} ${server}`, key);
      }
      const counts = await Promise.all([...latest.values()].map(read));
      return counts.filter((count) => count !== null);
    },
  };
}
