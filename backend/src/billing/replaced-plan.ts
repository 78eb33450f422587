import { type PaidPlan, PLAN_KEYS } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { subscriptions, tasks, users } from '../database/schema.ts';
import type { ReplacedPlan } from '../database/tables/billing.ts';
import { notifyUserChanged } from '../live/live-notification.ts';
import type { PayloadOf } from '../queue/task-kinds.ts';
import { addTask } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { endSubscription } from './end-subscription.ts';
import { creditLeft, subjectOfPlan } from './invoice-month.ts';
import { isRunning } from './is-running.ts';
import type { Payment, Subscription } from './provider.ts';
import { providerOf } from './provider-of.ts';
import { LATEST_EXECUTION_SECONDS, withdrawalEnd } from './terms/withdrawal-end.ts';

const endKey = (reference: string) => `end:${reference}`;

/**
 * Puts a plan aside that a longer one replaces: it takes no payments, and ends for good once nobody can
 * withdraw from the longer one any more (silverplus-45).
 * @param creditCents what is left of its paid month, set off against the next payments
 */
export async function putAside(
  db: Database,
  now: Date,
  { usersId: _, ...plan }: Subscription,
  { customer, reference: by, startedAt }: Payment,
  creditCents: number,
): Promise<ReplacedPlan> {
  const { provider, reference } = plan;
  await addTask(db, now, { kind: 'billing-pause', payload: { provider, reference } });
  const end = { kind: 'billing-end', payload: { provider, reference, money: 'keep' } } as const;
  const notBefore = new Date((withdrawalEnd(startedAt) + LATEST_EXECUTION_SECONDS) * 1_000);
  await addTask(db, now, { ...end, key: endKey(reference), notBefore });
  await addCredit(db, now, provider, customer, creditCents, `credit-${by}`);
  return plan;
}

async function addCredit(
  db: Database,
  now: Date,
  provider: Subscription['provider'],
  customer: string | null,
  cents: number,
  key: string,
): Promise<void> {
  if (customer === null || cents === 0) return;
  await addTask(db, now, {
    kind: 'billing-credit',
    payload: { provider, customer, cents, key },
    key,
  });
}

/**
 * Brings back the plan that a withdrawn one had replaced, with its own end; what was set off from it
 * counts for it again (silverplus-45).
 * @returns whether it still runs
 */
export async function bringBack(
  db: Database,
  now: Date,
  withdrawn: Subscription,
  plan: ReplacedPlan,
): Promise<boolean> {
  const { usersId } = withdrawn;
  const { provider, reference } = plan;
  await db.update(subscriptions).set(plan).where(eq(subscriptions.usersId, usersId));
  await db
    .update(users)
    .set({
      planType: 'paid',
      planLabel: PLAN_KEYS[plan.months as PaidPlan],
      planEndDate: plan.termEnd,
    })
    .where(eq(users.id, usersId));
  const waits = and(
    eq(tasks.kind, 'billing-end'),
    eq(tasks.key, endKey(reference)),
    eq(tasks.state, 'waiting'),
  );
  await db.delete(tasks).where(waits);
  await addTask(db, now, { kind: 'billing-pause', payload: { provider, reference } });
  const given = await creditLeft(db, subjectOfPlan(withdrawn.reference));
  const before = await creditLeft(db, subjectOfPlan(reference));
  const key = `credit-back-${withdrawn.reference}`;
  const back = Math.max(0, given - before);
  await addCredit(db, now, withdrawn.provider, withdrawn.customer, -back, key);
  if (!isRunning(plan, now)) {
    await endSubscription(db, now, usersId);
    return false;
  }
  await notifyUserChanged(db, usersId);
  return true;
}

/**
 * Tells the payment service whether a plan takes payments now. Because it looks at how things stand,
 * the order of a replacement and its withdrawal does not matter.
 */
export async function settlePause(
  services: Services,
  { provider, reference }: PayloadOf<'billing-pause'>,
): Promise<void> {
  const { db } = services;
  const present = await db.$count(subscriptions, eq(subscriptions.reference, reference));
  await providerOf(services, provider).setPaused(reference, present === 0);
  if (present === 0 || provider !== services.billing.name) return;
  // It may have ended or failed meanwhile.
  await addTask(db, services.now(), { kind: 'billing-subscription', payload: { reference } });
}
