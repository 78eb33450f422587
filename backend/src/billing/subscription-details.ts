import type { SubscriptionDetails } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { subscriptions } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { creditLeft, subjectOfPlan } from './invoice-month.ts';
import { isRunning } from './is-running.ts';
import type { Subscription } from './provider.ts';
import { endAfterCancelling } from './terms/end-after-cancelling.ts';
import { SAME_DAY_SECONDS } from './terms/end-of-term.ts';
import { monthsBetween } from './terms/months-between.ts';

/**
 * What is still taken until a plan ends, in cents: each month that begins before its last day, less what is
 * to be set off (silverplus-48).
 * @param end seconds since 1970
 */
export function centsDueUntil(
  { startedAt, currentPeriodEnd, priceCents }: Subscription,
  creditCents: number,
  end: number,
): number {
  if (currentPeriodEnd === null) return 0;
  const months = monthsBetween(startedAt, currentPeriodEnd, end).filter(
    ({ from }) => end - from > SAME_DAY_SECONDS,
  );
  return Math.max(0, months.length * priceCents - creditCents);
}

/** State of the paid plan (silverplus-25); null for users who never had one. */
export async function loadSubscription(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
): Promise<SubscriptionDetails | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.usersId, usersId));
  if (!row) return null;
  const creditCents = await creditLeft(db, subjectOfPlan(row.reference));
  const end = row.cancelAt ?? endAfterCancelling(row, now());
  const dueCents = isRunning(row, now()) ? centsDueUntil(row, creditCents, end) : 0;
  return {
    status: row.status,
    price: { amount: row.priceCents },
    current_period_end: row.currentPeriodEnd,
    cancel_at: row.cancelAt,
    canceled_at: row.canceledAt,
    contract_number: row.number,
    credit_cents: creditCents,
    next_payment_cents: Math.max(0, row.priceCents - creditCents),
    earliest_end: end,
    due_cents: dueCents,
  };
}
