import { startWorker, type Worker } from '../background/start-worker.ts';
import { cancelRefundedBookings } from '../bookings/cancel-refunded.ts';
import type { Services } from '../services.ts';
import { deleteOldDeclarations } from './declarations/delete-old-declarations.ts';
import { runScheduledWork } from './run-due.ts';
import { runTasks } from './tasks/run-tasks.ts';
import { deleteOldTasks } from './tasks/tasks.ts';

/** How often to look for what is due, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;
/** How often to delete what is old, in milliseconds. */
const CLEANUP_INTERVAL_MS = 3_600_000;

/** Does what the payment service tells or must be told, and what time brings. */
export function startBillingWorker(services: Services): Worker {
  let forgotAt = 0;
  return startWorker({
    name: 'Billing',
    intervalMs: POLL_INTERVAL_MS,
    log: { error: services.warn },
    work: async (stopped) => {
      const now = services.now();
      if (now.getTime() - forgotAt >= CLEANUP_INTERVAL_MS) {
        forgotAt = now.getTime();
        await deleteOldTasks(services.db, now);
        await deleteOldDeclarations(services.db, now);
      }
      await runScheduledWork(services);
      await cancelRefundedBookings(services);
      await runTasks(services, stopped);
    },
  });
}
