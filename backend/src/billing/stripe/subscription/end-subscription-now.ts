import type Stripe from 'stripe';
import type { Money } from '../../provider.ts';
import { ignoringErrors } from './ignoring-errors.ts';
import { refundPayments } from './refund-payments.ts';

/** Ends a subscription at once, and gives everything back where that is asked for. */
export async function endStripeSubscriptionNow(
  stripe: Stripe,
  reference: string,
  money: Money,
): Promise<void> {
  await ignoringErrors(
    ['resource_missing'],
    stripe.subscriptions.cancel(reference, { prorate: false, invoice_now: false }),
  );
  if (money === 'refund') await refundPayments(stripe, reference, 100);
}
