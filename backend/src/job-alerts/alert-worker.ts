import { startWorker, type Worker } from '../background/start-worker.ts';
import type { Database } from '../database/database.ts';
import { matchJobNews } from './match-job-news.ts';
import { sendNextAlert } from './send-alerts.ts';

/** How often to look for new jobs and for the hour of the daily mails, in milliseconds. */
const POLL_INTERVAL_MS = 10_000;

export type AlertParts = {
  readonly db: Database;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** Notified when mail was added. */
  readonly mailAdded: () => void;
  readonly log: { readonly error: (text: string) => void };
};

/** Works off what waits; tells how many mails were written. */
export async function runAlerts(
  { db, now, publicUrl, mailAdded }: Omit<AlertParts, 'log'>,
  stopped: () => boolean = () => false,
): Promise<number> {
  let written = 0;
  while (!stopped() && (await matchJobNews(db, now())) > 0);
  while (!stopped() && (await sendNextAlert(db, now(), publicUrl))) written += 1;
  if (written > 0) mailAdded();
  return written;
}

/**
 * Tells the owners of saved searches of new jobs. Any number of processes may do so: what one has
 * taken, another leaves alone.
 */
export function startAlertWorker(parts: AlertParts): Worker {
  return startWorker({
    name: 'Job alerts',
    intervalMs: POLL_INTERVAL_MS,
    work: (stopped) => runAlerts(parts, stopped),
    log: parts.log,
  });
}
