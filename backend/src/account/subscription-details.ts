import { PLAN_PRICES_CENTS, type SubscriptionDetails } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import { subscriptions, users } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { nextPayment } from './next-payment.ts';

const TERMS = [12, 6, 3] as const;

/** Monthly price of a plan by its label (Spec 2 §9), in cents. */
function priceOf(planLabel: string | null): number {
  const term = TERMS.find((months) => planLabel?.includes(`${months} Monate`));
  return PLAN_PRICES_CENTS[term ?? 'free'];
}

/**
 * State of the paid plan (Spec 1 §3): as the payment service told it, else as the plan of the user
 * says. null without a paid plan.
 */
export async function loadSubscription(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
): Promise<SubscriptionDetails | null> {
  const [row] = await db
    .select({ user: users, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.usersId, users.id))
    .where(eq(users.id, usersId));
  if (!row) return null;
  const { user, subscription } = row;
  if (subscription) {
    return {
      status: subscription.status,
      price: { amount: subscription.priceCents },
      current_period_end: subscription.currentPeriodEnd,
      cancel_at: subscription.cancelAt,
      canceled_at: subscription.canceledAt,
    };
  }
  if (user.planType !== 'paid') return null;
  return {
    status: 'active',
    price: { amount: priceOf(user.planLabel) },
    current_period_end: user.planEndDate === null ? null : nextPayment(user.planEndDate, now()),
    cancel_at: null,
    canceled_at: null,
  };
}
