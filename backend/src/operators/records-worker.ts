import { startWorker, type Worker } from '../background/start-worker.ts';
import type { Database } from '../database/database.ts';
import { deleteOldRecords } from './delete-old-records.ts';

/** How often to look for records that are over, in milliseconds: they go by the year. */
const CLEANUP_INTERVAL_MS = 6 * 3_600_000;

/** Deletes decisions and rows of the audit log that nobody can refer to any more (operators-26). */
export function startRecordsWorker(parts: {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: { readonly error: (text: string) => void };
}): Worker {
  return startWorker({
    name: 'Old decisions',
    intervalMs: CLEANUP_INTERVAL_MS,
    log: parts.log,
    work: () => deleteOldRecords(parts.db, parts.now()),
  });
}
