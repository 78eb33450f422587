import type Stripe from 'stripe';
import type { SubscriptionFacts } from '../../provider.ts';
import { periodEndOf } from '../stripe-checkout.ts';
import { ignoringErrors } from './ignoring-errors.ts';

const ENDED: readonly string[] = ['canceled', 'incomplete_expired', 'unpaid'];

/** What Stripe knows of a subscription; null when it knows none. */
export async function findStripeSubscription(
  stripe: Stripe,
  reference: string,
): Promise<SubscriptionFacts | null> {
  const found = await ignoringErrors(
    ['resource_missing'],
    stripe.subscriptions.retrieve(reference),
  );
  if (!found) return null;
  const currentPeriodEnd = periodEndOf(found);
  return {
    status: found.status,
    ended: ENDED.includes(found.status),
    currentPeriodEnd,
    cancelAt: found.cancel_at ?? (found.cancel_at_period_end ? currentPeriodEnd : null),
    canceledAt: found.canceled_at,
  };
}
