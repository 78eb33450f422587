import type { Services } from '../services.ts';
import { forgetDeclarations } from './declarations/forget-declarations.ts';
import { runDue } from './run-due.ts';
import { runTasks } from './tasks/run-tasks.ts';
import { forgetTasks } from './tasks/tasks.ts';

/** How often to look for what is due, in milliseconds. */
const LOOK_MS = 5_000;
/** How often to forget what is old, in milliseconds. */
const FORGET_MS = 3_600_000;

export type BillingWorker = {
  /** Tells that a task was added. */
  readonly wake: () => void;
  /** Lets the work under way end; what waits stays in the queue. */
  readonly stop: () => Promise<void>;
};

/** Does what the payment service tells or must be told, and what time brings. */
export function startBillingWorker(services: Services): BillingWorker {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let forgotAt = 0;

  async function work(): Promise<void> {
    const now = services.now();
    if (now.getTime() - forgotAt >= FORGET_MS) {
      forgotAt = now.getTime();
      await forgetTasks(services.db, now);
      await forgetDeclarations(services.db, now);
    }
    await runDue(services);
    await runTasks(services, () => stopped);
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    running = work()
      .catch((error: unknown) => services.warn(`Billing: ${error}`))
      .finally(() => {
        running = null;
        if (stopped) return;
        timer = setTimeout(wake, again ? 0 : LOOK_MS).unref();
        again = false;
      });
  }

  timer = setTimeout(wake, 0);
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
