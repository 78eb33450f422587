import type { AppOptions } from '../app.ts';
import type { Config } from '../config/config.ts';

/**
 * Who takes the money for silver+: Stripe where its keys are given, else a test that takes none
 * (silverplus-16). Stripe's library is loaded only where it is used.
 */
export async function openBilling({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: Config): Promise<Pick<AppOptions, 'billing' | 'readStripeEvent'>> {
  if (!secretKey || !webhookSecret) return {};
  const { openStripe } = await import('./stripe/open-stripe.ts');
  const { billing, readEvent } = openStripe({ secretKey, webhookSecret });
  return { billing, readStripeEvent: readEvent };
}
