import type Stripe from 'stripe';
import { ignoringErrors } from './ignoring-errors.ts';

/** Lets payments wait, or takes them again together with those that waited. */
export async function pauseStripeSubscription(
  stripe: Stripe,
  reference: string,
  paused: boolean,
): Promise<void> {
  const found = await ignoringErrors(
    ['resource_missing'],
    stripe.subscriptions.update(reference, {
      pause_collection: paused ? { behavior: 'keep_as_draft' } : '',
    }),
  );
  if (!found || paused) return;
  const waiting = await stripe.invoices.list({ subscription: reference, status: 'draft' });
  for (const { id } of waiting.data) {
    if (id) await stripe.invoices.update(id, { auto_advance: true });
  }
}
