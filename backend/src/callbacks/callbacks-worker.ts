import { startWorker, type Worker } from '../background/start-worker.ts';
import type { Database } from '../database/database.ts';
import { deleteOldCallbacks } from './list-callbacks.ts';

/** How often to look for wishes that are too old, in milliseconds. */
const CLEANUP_INTERVAL_MS = 3_600_000;

/** Forgets who wanted to be called, an hour after its time at the latest (guide-6). */
export function startCallbacksWorker(parts: {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: { readonly error: (text: string) => void };
}): Worker {
  return startWorker({
    name: 'Old wishes to be called',
    intervalMs: CLEANUP_INTERVAL_MS,
    log: parts.log,
    work: () => deleteOldCallbacks(parts.db, parts.now()),
  });
}
