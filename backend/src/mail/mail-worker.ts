import { startWorker, type Worker } from '../background/start-worker.ts';
import { type Delivery, deliverMails } from './deliver-mails.ts';
import { forgetSentMails } from './forget-mails.ts';

/** How often to look for retries and for mail of other processes, in milliseconds. */
const LOOK_MS = 30_000;
/** How often to forget old mail, in milliseconds. */
const FORGET_MS = 3_600_000;

/**
 * Sends what waits in the outbox: at once, when woken, and every half minute. Any number of
 * processes may do so.
 */
export function startMailWorker(delivery: Delivery): Worker {
  let forgotAt = 0;
  return startWorker({
    name: 'The outbox cannot be read',
    restMs: LOOK_MS,
    log: delivery.log,
    work: async (stopped) => {
      const now = delivery.now();
      if (now.getTime() - forgotAt >= FORGET_MS) {
        forgotAt = now.getTime();
        await forgetSentMails(delivery.db, now);
      }
      while (!stopped() && (await deliverMails(delivery)) > 0);
    },
  });
}
