import { and, eq, inArray } from '../database/drizzle.ts';
import { checkoutOrders } from '../database/schema.ts';
import type { PayloadOf } from '../queue/task-kinds.ts';
import type { Services } from '../services.ts';
import { startSubscription } from './start-subscription.ts';

/** From which states an order may come to another one; what is paid stays paid. */
const BEFORE = {
  processing: ['open', 'failed', 'canceled'],
  failed: ['open', 'processing'],
  expired: ['open', 'processing', 'failed'],
} as const;

/** Asks the payment service how a checkout stands and notes it; old news change nothing. */
export async function settleCheckout(
  services: Services,
  { reference, failed }: PayloadOf<'billing-checkout'>,
): Promise<void> {
  const facts = await services.billing.findCheckout(reference, services.now());
  if (!facts || facts.state === 'open') return;
  if (facts.state === 'paid') return startSubscription(services, facts.orderId, facts.payment);
  const state = failed ? 'failed' : facts.state;
  await services.db
    .update(checkoutOrders)
    .set({ state })
    .where(and(eq(checkoutOrders.id, facts.orderId), inArray(checkoutOrders.state, BEFORE[state])));
}
