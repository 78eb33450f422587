import { startWorker, type Worker } from '../background/start-worker.ts';
import type { Database } from '../database/database.ts';
import { notifyNextOnWaitingList } from './notify-waiting-list.ts';
import { remindNext } from './reminder.ts';

/** How often to look for dates, freed places and courses of the next day, in milliseconds. */
const POLL_INTERVAL_MS = 10_000;

export type CourseMailParts = {
  readonly db: Database;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** Notified when mail was added. */
  readonly mailAdded: () => void;
  readonly log: { readonly error: (text: string) => void };
};

/** Writes to all who have got a place, and to those whose course is near; how many there were. */
export async function runCourseMails(
  { db, now, publicUrl, mailAdded }: Omit<CourseMailParts, 'log'>,
  stopped: () => boolean = () => false,
): Promise<number> {
  let written = 0;
  while (!stopped()) {
    const outcome = await notifyNextOnWaitingList(db, now(), publicUrl);
    if (outcome === 'nobody') break;
    if (outcome === 'told') written += 1;
  }
  while (!stopped() && (await remindNext(db, now(), publicUrl))) written += 1;
  if (written > 0) mailAdded();
  return written;
}

/** Writes about courses as long as the process runs (courses-11, courses-14, courses-15). */
export function startCourseWorker(parts: CourseMailParts): Worker {
  return startWorker({
    name: 'Mails about courses',
    intervalMs: POLL_INTERVAL_MS,
    work: (stopped) => runCourseMails(parts, stopped),
    log: parts.log,
  });
}
