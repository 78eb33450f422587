import type Stripe from 'stripe';
import type { BillingProvider } from '../provider.ts';
import { findStripeCheckout, payAtStripe } from './stripe-checkout.ts';
import { endAtStripe, endNowAtStripe, findStripeSubscription } from './stripe-subscription.ts';

/** Stripe takes the money: Checkout for the payment, Billing for the months (silverplus-16). */
export function stripeProvider(stripe: Stripe): BillingProvider {
  return {
    name: 'stripe',
    pay: (order, options) => payAtStripe(stripe, order, options),
    giveUp: async ({ reference }) => {
      if (reference !== null) await stripe.checkout.sessions.expire(reference);
    },
    findCheckout: (reference) => findStripeCheckout(stripe, reference),
    findSubscription: (reference) => findStripeSubscription(stripe, reference),
    endAt: (subscription, end) => endAtStripe(stripe, subscription, end),
    endNow: (reference, money) => endNowAtStripe(stripe, reference, money),
  };
}
