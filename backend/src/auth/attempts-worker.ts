import { lt } from 'drizzle-orm';
import { startWorker, type Worker } from '../background/start-worker.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { forgetDeletedSearches } from '../searches/delete-search.ts';

/** How often to delete counters that are over, in milliseconds. */
const CLEANUP_INTERVAL_MS = 3_600_000;

/** Deletes counters whose time is over: they count nothing more. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEnd, now));
}

/**
 * Forgets what counts no more, an hour after at the latest: who tried what, and searches that nobody
 * can bring back (jobs-113).
 */
export function startAttemptsWorker(parts: {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: { readonly error: (text: string) => void };
}): Worker {
  return startWorker({
    name: 'Counters of attempts',
    intervalMs: CLEANUP_INTERVAL_MS,
    log: parts.log,
    work: async () => {
      await deleteOldAttempts(parts.db, parts.now());
      await forgetDeletedSearches(parts.db, parts.now());
    },
  });
}
