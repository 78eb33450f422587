import { startWorker, type Worker } from '../background/start-worker.ts';
import type { Database } from '../database/database.ts';
import { notifyNextOnWaitingList } from './notify-waiting-list.ts';

/** How often to look for courses that have got a date, in milliseconds. */
const POLL_INTERVAL_MS = 10_000;

export type WaitingListParts = {
  readonly db: Database;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** Notified when mail was added. */
  readonly mailAdded: () => void;
  readonly log: { readonly error: (text: string) => void };
};

/** Tells everybody who waits for a course that has a date now; how many there were. */
export async function runWaitingList(
  { db, now, publicUrl, mailAdded }: Omit<WaitingListParts, 'log'>,
  stopped: () => boolean = () => false,
): Promise<number> {
  let written = 0;
  while (!stopped() && (await notifyNextOnWaitingList(db, now(), publicUrl))) written += 1;
  if (written > 0) mailAdded();
  return written;
}

/** Notifies waiting lists of dates as long as the process runs. */
export function startWaitingList(parts: WaitingListParts): Worker {
  return startWorker({
    name: 'Waiting lists of courses',
    intervalMs: POLL_INTERVAL_MS,
    work: (stopped) => runWaitingList(parts, stopped),
    log: parts.log,
  });
}
