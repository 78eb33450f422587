import { startWorker, type Worker } from '../background/start-worker.ts';
import { deleteSentMails } from './delete-old-mails.ts';
import { type Delivery, deliverMails } from './deliver-mails.ts';

/** How often to look for retries and for mail of other processes, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;
/** How often to delete old mail, in milliseconds. */
const CLEANUP_INTERVAL_MS = 3_600_000;

/**
 * Sends what waits in the outbox: at once, when woken, and every half minute. Any number of
 * processes may do so.
 */
export function startMailWorker(delivery: Delivery): Worker {
  let forgotAt = 0;
  return startWorker({
    name: 'The outbox cannot be read',
    intervalMs: POLL_INTERVAL_MS,
    log: delivery.log,
    work: async (stopped) => {
      const now = delivery.now();
      if (now.getTime() - forgotAt >= CLEANUP_INTERVAL_MS) {
        forgotAt = now.getTime();
        await deleteSentMails(delivery.db, now);
      }
      await deliverMails(delivery, stopped);
    },
  });
}
