import { lt } from 'drizzle-orm';
import { startWorker, type Worker } from '../background/start-worker.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';

/** How often to delete counters that are over, in milliseconds. */
const CLEANUP_INTERVAL_MS = 3_600_000;

/** Deletes counters whose time is over: they count nothing more. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEnd, now));
}

/** Forgets who tried what, an hour after it stopped to count at the latest. */
export function startAttemptsWorker(parts: {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: { readonly error: (text: string) => void };
}): Worker {
  return startWorker({
    name: 'Counters of attempts',
    intervalMs: CLEANUP_INTERVAL_MS,
    log: parts.log,
    work: () => deleteOldAttempts(parts.db, parts.now()),
  });
}
