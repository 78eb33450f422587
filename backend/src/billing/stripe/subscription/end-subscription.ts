import type Stripe from 'stripe';
import type { Subscription } from '../../provider.ts';
import { periodEndOf } from '../stripe-checkout.ts';
import { refundPayments } from './refund-payments.ts';
import { stripeEnd } from './stripe-months.ts';

/** Two ends that differ by less are the same: summer time lies between them. */
const SAME_SECONDS = 2 * 3_600;

/**
 * Lets a subscription end with the month that ends on this day. On its last day the next month may have
 * begun already: then it ends at once and that month's payment is given back.
 */
export async function endStripeSubscription(
  stripe: Stripe,
  { reference }: Subscription,
  end: number,
): Promise<void> {
  const found = await stripe.subscriptions.retrieve(reference);
  const moment = stripeEnd(found.billing_cycle_anchor, end);
  const begun = found.items.data[0]?.current_period_start ?? 0;
  if (moment <= begun + SAME_SECONDS) {
    await stripe.subscriptions.cancel(reference, { prorate: false, invoice_now: false });
    return refundPayments(stripe, reference, 1);
  }
  const soon = Math.abs(moment - (periodEndOf(found) ?? 0)) <= SAME_SECONDS;
  await stripe.subscriptions.update(
    reference,
    soon ? { cancel_at_period_end: true } : { cancel_at: moment, proration_behavior: 'none' },
  );
}

/** A subscription that was to end goes on, whichever of the two ends it had. */
export async function resumeStripeSubscription(stripe: Stripe, reference: string): Promise<void> {
  const { cancel_at_period_end: soon } = await stripe.subscriptions.retrieve(reference);
  await stripe.subscriptions.update(
    reference,
    soon ? { cancel_at_period_end: false } : { cancel_at: '' },
  );
}
