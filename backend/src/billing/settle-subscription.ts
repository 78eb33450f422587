import { type PaidPlan, PLAN_KEYS } from '@silverjobs/contract';
import { and, eq } from '../database/drizzle.ts';
import { subscriptions, users } from '../database/schema.ts';
import { notifyUserChanged } from '../live/live-notification.ts';
import { addMail } from '../mail/add-mail.ts';
import { paymentFailedMail } from '../mail/templates/running-plan.ts';
import type { Services } from '../services.ts';
import { endSubscription, tellPlanEnded } from './end-subscription.ts';
import { creditLeft, invoiceMonth, subjectOfPlan } from './invoice-month.ts';
import type { Subscription, SubscriptionFacts } from './provider.ts';
import { endOfDay, SAME_DAY_SECONDS } from './terms/end-of-term.ts';
import { monthsBetween } from './terms/months-between.ts';

type Change = Partial<Subscription> | 'ended' | 'wait';

/**
 * What news of the payment service change. Its end counts when it was set there; ours stays when
 * both mean the same.
 */
function changeBy(row: Subscription, facts: SubscriptionFacts, now: Date): Change {
  const seconds = now.getTime() / 1_000;
  if (facts.ended) {
    const soon = row.cancelAt !== null && row.cancelAt > seconds;
    return soon && (row.cancelAt ?? 0) - seconds <= SAME_DAY_SECONDS ? 'wait' : 'ended';
  }
  const same =
    row.cancelAt !== null &&
    facts.cancelAt !== null &&
    Math.abs(row.cancelAt - facts.cancelAt) <= SAME_DAY_SECONDS;
  return {
    status: facts.status,
    // A month whose payment is missing has begun there, but is not paid.
    ...(facts.status !== 'past_due' && {
      currentPeriodEnd: facts.currentPeriodEnd ?? row.currentPeriodEnd,
    }),
    ...(!same && {
      cancelAt: facts.cancelAt === null ? null : endOfDay(facts.cancelAt),
      canceledAt: facts.canceledAt,
    }),
  };
}

/** A month that the payment service has begun is invoiced, unless its payment is still open. */
async function invoiceNextMonth(
  parts: Pick<Services, 'db' | 'now' | 'operator' | 'publicUrl'>,
  row: Subscription,
  { status, currentPeriodEnd: to }: Partial<Subscription>,
): Promise<void> {
  const { currentPeriodEnd: from, usersId, reference, priceCents, months, startedAt } = row;
  if (status !== 'active' || from === null || !to || to <= from) return;
  const product = PLAN_KEYS[months as PaidPlan];
  for (const month of monthsBetween(startedAt, from, to)) {
    await invoiceMonth(parts, { usersId, reference, product, priceCents, ...month });
  }
}

/** Tells that a payment has failed; once for each month that is open. */
async function tellPaymentFailed(
  { db, now, publicUrl }: Pick<Services, 'db' | 'now' | 'publicUrl'>,
  { usersId, reference, priceCents, currentPeriodEnd }: Subscription,
): Promise<void> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, usersId));
  if (!user) return;
  const credit = await creditLeft(db, subjectOfPlan(reference));
  await addMail(db, now(), {
    ...paymentFailedMail(publicUrl, Math.max(0, priceCents - credit)),
    recipient: user.email,
    usersId,
    key: `payment-failed:${reference}:${currentPeriodEnd}`,
  });
}

/**
 * Asks the payment service how a plan stands and notes it. Because the state is asked for and not
 * taken from the news, their number and order do not matter (silverplus-20).
 */
export async function settleSubscription(services: Services, reference: string): Promise<void> {
  const { billing, now, workAdded } = services;
  const facts = await billing.findSubscription(reference);
  if (!facts) return;
  await services.db.transaction(async (db) => {
    // A plan that was replaced or whose user is gone has no row any more.
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.reference, reference), eq(subscriptions.provider, billing.name)))
      .for('update');
    if (!row || row.status === 'canceled') return;
    const change = changeBy(row, facts, now());
    if (change === 'ended') {
      await endSubscription(db, now(), row.usersId);
      return tellPlanEnded({ ...services, db }, row.usersId);
    }
    if (change === 'wait') return;
    await db.update(subscriptions).set(change).where(eq(subscriptions.usersId, row.usersId));
    await invoiceNextMonth({ ...services, db }, row, change);
    if (change.status === row.status) return;
    await notifyUserChanged(db, row.usersId);
    if (change.status === 'past_due') await tellPaymentFailed({ ...services, db }, row);
  });
  workAdded();
}
