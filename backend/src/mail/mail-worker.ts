import { type Delivery, deliverMails } from './deliver-mails.ts';
import { forgetSentMails } from './forget-mails.ts';

/** How often to look for retries and for mail of other processes, in milliseconds. */
const LOOK_MS = 30_000;
/** How often to forget old mail, in milliseconds. */
const FORGET_MS = 3_600_000;

export type MailWorker = {
  /** Tells that mail was added. */
  readonly wake: () => void;
  /** Lets the mails under way end; those that wait stay in the outbox. */
  readonly stop: () => Promise<void>;
};

/**
 * Sends what waits in the outbox: at once, when woken, and every half minute. Any number of
 * processes may do so.
 */
export function startMailWorker(delivery: Delivery): MailWorker {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let forgotAt = 0;

  async function work(): Promise<void> {
    const now = delivery.now();
    if (now.getTime() - forgotAt >= FORGET_MS) {
      forgotAt = now.getTime();
      await forgetSentMails(delivery.db, now);
    }
    do {
      again = false;
      while (!stopped && (await deliverMails(delivery)) > 0);
    } while (again && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    running = work()
      .catch((error: unknown) => delivery.log.error(`The outbox cannot be read: ${error}`))
      .finally(() => {
        running = null;
        if (again) wake();
        else if (!stopped) timer = setTimeout(wake, LOOK_MS).unref();
      });
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
