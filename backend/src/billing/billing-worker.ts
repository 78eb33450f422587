import { startWorker, type Worker } from '../background/start-worker.ts';
import type { Services } from '../services.ts';
import { forgetDeclarations } from './declarations/forget-declarations.ts';
import { runDue } from './run-due.ts';
import { runTasks } from './tasks/run-tasks.ts';
import { forgetTasks } from './tasks/tasks.ts';

/** How often to look for what is due, in milliseconds. */
const LOOK_MS = 5_000;
/** How often to forget what is old, in milliseconds. */
const FORGET_MS = 3_600_000;

/** Does what the payment service tells or must be told, and what time brings. */
export function startBillingWorker(services: Services): Worker {
  let forgotAt = 0;
  return startWorker({
    name: 'Billing',
    restMs: LOOK_MS,
    log: { error: services.warn },
    work: async (stopped) => {
      const now = services.now();
      if (now.getTime() - forgotAt >= FORGET_MS) {
        forgotAt = now.getTime();
        await forgetTasks(services.db, now);
        await forgetDeclarations(services.db, now);
      }
      await runDue(services);
      await runTasks(services, stopped);
    },
  });
}
