import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { subscriptions } from '../database/schema.ts';
import { notifyUserChanged } from '../live/live-notification.ts';
import type { PayloadOf } from '../queue/task-kinds.ts';
import { addTask } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { isRunning } from './is-running.ts';
import { providerOf } from './provider-of.ts';
import { endOfRunningMonth } from './terms/running-month.ts';

/**
 * Ends the plan of a user with the month that is paid, whatever its minimum term: nothing is taken
 * any more (operators-13). Within the caller's transaction; the payment service is told by a task.
 * @returns when it ends, in seconds; null without a running plan
 */
export async function stopRenewal(
  db: Database,
  now: Date,
  usersId: number,
): Promise<number | null> {
  const [plan] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.usersId, usersId))
    .for('update');
  if (!plan || !isRunning(plan, now)) return null;
  const { provider, reference } = plan;
  const end = endOfRunningMonth(plan.startedAt, now);
  if (plan.cancelAt !== null && plan.cancelAt <= end) return plan.cancelAt;
  await db
    .update(subscriptions)
    .set({ cancelAt: end, canceledAt: plan.canceledAt ?? Math.floor(now.getTime() / 1_000) })
    .where(eq(subscriptions.usersId, usersId));
  const payload = { provider, reference, end };
  await addTask(db, now, { kind: 'billing-stop', payload, key: `stop:${reference}:${end}` });
  await notifyUserChanged(db, usersId);
  return end;
}

/** Tells the payment service; a plan that is gone meanwhile has been ended otherwise. */
export async function settleStop(
  services: Services,
  { provider, reference, end }: PayloadOf<'billing-stop'>,
): Promise<void> {
  const [plan] = await services.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.reference, reference)));
  if (plan && plan.status !== 'canceled') await providerOf(services, provider).endAt(plan, end);
}
