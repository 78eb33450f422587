import Stripe from 'stripe';
import type { BillingProvider } from '../provider.ts';
import type { ReadEvent } from './register-webhook.ts';
import { stripeProvider } from './stripe-provider.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's, for tests. */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
};

/** Connects to Stripe; nothing is asked yet. */
export function openStripe({ secretKey, webhookSecret, address }: StripeSettings): {
  readonly billing: BillingProvider;
  readonly readEvent: ReadEvent;
} {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: 20_000,
    telemetry: false,
    ...address,
  });
  return {
    billing: stripeProvider(stripe),
    readEvent: (body, signature) => stripe.webhooks.constructEvent(body, signature, webhookSecret),
  };
}
