import type Stripe from 'stripe';
import type { BillingProvider } from '../provider.ts';
import { findStripeCheckout, giveUpStripeCheckout, openStripeCheckout } from './stripe-checkout.ts';
import {
  endStripeSubscription,
  resumeStripeSubscription,
} from './subscription/end-subscription.ts';
import { endStripeSubscriptionNow } from './subscription/end-subscription-now.ts';
import { findStripeSubscription } from './subscription/find-subscription.ts';
import { giveStripeCredit, openStripeInvoice } from './subscription/invoices.ts';
import { pauseStripeSubscription } from './subscription/pause-subscription.ts';
import { refundAmount } from './subscription/refund-payments.ts';

/** Stripe takes the money: Checkout for the payment, Billing for the months (silverplus-16). */
export function stripeProvider(stripe: Stripe): BillingProvider {
  return {
    name: 'stripe',
    pay: (order, options) => openStripeCheckout(stripe, order, options),
    giveUp: (reference) => giveUpStripeCheckout(stripe, reference),
    findCheckout: (reference) => findStripeCheckout(stripe, reference),
    findSubscription: (reference) => findStripeSubscription(stripe, reference),
    endAt: (subscription, end) => endStripeSubscription(stripe, subscription, end),
    endNow: (reference, money) => endStripeSubscriptionNow(stripe, reference, money),
    setPaused: (reference, paused) => pauseStripeSubscription(stripe, reference, paused),
    giveCredit: (customer, cents, key) => giveStripeCredit(stripe, customer, cents, key),
    goOn: (reference) => resumeStripeSubscription(stripe, reference),
    giveBack: (reference, cents, key) => refundAmount(stripe, reference, cents, key),
    payOpenAt: ({ reference }) => openStripeInvoice(stripe, reference),
  };
}
