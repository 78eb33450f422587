import type { CanaryCount, CanaryNotes, LoadCount } from '@silverjobs/federation/store';
import { emptyCounts, shouldReport, sumCounts } from './canary-judgement.ts';

/** Counts how loads went while a canary is being tried. */
export interface CanaryCounter {
  /**
   * Counts one load.
   * @returns why the canary must be taken back; null while it need not
   */
  count(of: 'canary' | 'live', outcome: 'loaded' | 'failed'): Promise<string | null>;
}

/** What a counter works with. */
export interface CanaryCounterParts {
  notes: Pick<CanaryNotes, 'reportCount' | 'reportedCounts'>;
  /** Name of this server among those that serve the same store. */
  server: string;
  /** Why what was counted must end; null while it need not. */
  judge: (canary: LoadCount, live: LoadCount) => string | null;
}

/**
 * Creates the counter of a try. It counts what this server hears, tells the others news of it
 * through the store, and judges what all have heard together. Who tells looks afterwards, so that
 * the last of two who tell at the same time sees both.
 * @param id of the try
 */
export function createCanaryCounter(id: string, parts: CanaryCounterParts): CanaryCounter {
  const { notes, server } = parts;
  const own = emptyCounts();
  let reported = emptyCounts();
  let steps = 0;
  let others: CanaryCount[] = [];

  const judge = (): string | null => {
    const { canary, live } = sumCounts([own, ...others]);
    return parts.judge(canary, live);
  };

  const refresh = async (): Promise<void> => {
    const counts = await notes.reportedCounts(id);
    counts.delete(server);
    others = [...counts.values()];
  };

  return {
    count: async (of, outcome) => {
      own[of][outcome] += 1;
      const news = shouldReport(own, reported);
      // What the others told long ago is enough to go on with a canary, not to take it back.
      if (!news && judge() === null) return null;
      try {
        if (news) {
          reported = structuredClone(own);
          steps += 1;
          await notes.reportCount(id, server, steps, reported);
        }
        await refresh();
      } catch (error) {
        console.error(`What other servers counted for ${id} is not known now.`, error);
      }
      return judge();
    },
  };
}
