import { describeError } from '../../errors/describe-error.ts';
import { retryDelay } from '../../mail/retry-delay.ts';
import type { Services } from '../../services.ts';
import { executeDeclaration } from '../declarations/execute-declaration.ts';
import { providerOf } from '../provider-of.ts';
import { settlePause } from '../replaced-plan.ts';
import { settleStop } from '../stop-renewal.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settleSubscription } from './settle-subscription.ts';
import { type ClaimedTask, claimTask, finishTask, postponeTask, type Task } from './tasks.ts';

function run(services: Services, task: Task): Promise<void> {
  switch (task.kind) {
    case 'checkout':
      return settleCheckout(services, task.payload);
    case 'subscription':
      return settleSubscription(services, task.payload.reference);
    case 'end':
      return providerOf(services, task.payload.provider).endNow(
        task.payload.reference,
        task.payload.money,
      );
    case 'stop':
      return settleStop(services, task.payload);
    case 'pause':
      return settlePause(services, task.payload);
    case 'credit': {
      const { provider, customer, cents, key } = task.payload;
      return providerOf(services, provider).giveCredit(customer, cents, key);
    }
    case 'declaration':
      return executeDeclaration(services, task.payload.id);
  }
}

async function attempt(services: Services, task: ClaimedTask): Promise<void> {
  const { db, now, warn } = services;
  try {
    await run(services, task);
  } catch (error) {
    const delay = retryDelay(task.attempts);
    const retryAt = delay === null ? null : new Date(now().getTime() + delay);
    const reason = describeError(error);
    await postponeTask(db, task, reason, retryAt);
    const then = retryAt ? `again at ${retryAt.toISOString()}` : 'given up';
    return warn(
      `Billing task ${task.id} (${task.kind}), attempt ${task.attempts}: ${reason}; ${then}`,
    );
  }
  await finishTask(db, task);
}

/**
 * Works off what is due; what fails is tried again, ever later, for four days.
 * @returns how many tasks were tried
 * @throws Error of the database
 */
export async function runTasks(
  services: Services,
  stopped: () => boolean = () => false,
): Promise<number> {
  let tried = 0;
  for (;;) {
    const task = stopped() ? null : await claimTask(services.db, services.now());
    if (!task) return tried;
    await attempt(services, task);
    tried += 1;
  }
}
