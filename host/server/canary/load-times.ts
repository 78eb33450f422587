import { networkOf } from '@silverjobs/contract/network-of';
import {
  addTimes,
  dayOf,
  emptyTimes,
  type LoadTimesNotes,
  type PhaseTimes,
  type TimesCount,
} from '@silverjobs/federation/store';

/** Enough for any percentile; what a day brings beyond it would only take memory. */
const MOST_LINES = 2_000;
/** What the others know of stays as exact as this share. */
const NEWS = 0.25;

interface LoadTimesParts {
  notes: Pick<LoadTimesNotes, 'reportTimes'>;
  /** Name of this server among those that serve the same store. */
  server: string;
  /** In milliseconds since 1970. */
  now?: () => number;
}

/** Counts how long pages of releases take to load. */
export interface LoadTimesCounter {
  /**
   * Counts one load, of each line one a day for each release (delivery-93): neither a slow browser nor one that tells
   * what it likes moves the figures.
   */
  count(name: string, release: string, phases: PhaseTimes, address: string): Promise<void>;
}

interface DayCount {
  lines: Set<string>;
  times: TimesCount;
  reported: number;
  step: number;
}

/** Counts by the day; lines are forgotten with it. What was counted is kept in the store, for the back-office. */
export function createLoadTimesCounter({
  notes,
  server,
  now = Date.now,
}: LoadTimesParts): LoadTimesCounter {
  let day = 0;
  let counts = new Map<string, DayCount>();

  const countOf = (key: string): DayCount => {
    if (day !== dayOf(now())) {
      day = dayOf(now());
      counts = new Map();
    }
    const count = counts.get(key) ?? {
      lines: new Set(),
      times: emptyTimes(),
      reported: 0,
      step: 0,
    };
    counts.set(key, count);
    return count;
  };

  return {
    count: async (name, release, phases, address) => {
      const count = countOf(`${name} ${release}`);
      const { lines, times } = count;
      const line = networkOf(address);
      if (lines.has(line) || lines.size >= MOST_LINES) return;
      lines.add(line);
      addTimes(times, phases);
      if (lines.size - count.reported < count.reported * NEWS) return;
      count.reported = lines.size;
      count.step += 1;
      try {
        await notes.reportTimes(name, release, { day, server, step: count.step }, times);
      } catch (error) {
        console.error('The back-office could not be told how long pages load.', error);
      }
    },
  };
}
