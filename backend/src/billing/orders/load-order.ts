import { CHECKOUT_LIFETIME_HOURS, type CheckoutOrder, type Product } from '@silverjobs/contract';
import { and, eq } from '../../database/drizzle.ts';
import { checkoutOrders } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { Order, Subscription } from '../provider.ts';
import { endOfTerm } from '../terms/end-of-term.ts';
import { unusedCents } from '../terms/unused-cents.ts';

/** Whether nobody can pay an order any more: it was left lying. */
export function isExpired({ state, createdAt }: Order, now: Date): boolean {
  const end = createdAt.getTime() + CHECKOUT_LIFETIME_HOURS * 3_600_000;
  return (state === 'open' || state === 'failed') && end <= now.getTime();
}

/**
 * An order of the user's own.
 * @throws Failure not_found, for those of others as well
 */
export async function loadOrderOf(
  { db }: Pick<Services, 'db'>,
  usersId: number,
  orderId: string,
): Promise<Order> {
  const [order] = await db
    .select()
    .from(checkoutOrders)
    .where(and(eq(checkoutOrders.id, orderId), eq(checkoutOrders.usersId, usersId)));
  if (!order) {
    throw new Failure('not_found', { message: 'Diese Bestellung gibt es nicht.' });
  }
  return order;
}

/**
 * What is set off when an order replaces a plan, in cents. What a test has taken is no money that could be
 * set off (silverplus-22).
 * @param start when the longer plan begins
 */
export function creditOf(
  running: Subscription | null,
  { provider }: Pick<Order, 'provider'>,
  start: Date,
): number {
  return running?.provider === provider ? unusedCents(running, start) : 0;
}

/**
 * An order as its page shows it.
 * @param running the plan that it would replace
 */
export function orderOf(order: Order, running: Subscription | null, now: Date): CheckoutOrder {
  const state = isExpired(order, now) ? 'expired' : order.state;
  const isOpen = state === 'open' || state === 'failed';
  return {
    id: order.id,
    product: order.product as Product,
    state,
    test: order.provider === 'test',
    price_cents: order.priceCents,
    credit_cents: isOpen ? creditOf(running, order, now) : order.creditCents,
    replaces: isOpen && running ? { months: running.months, cancel_at: running.cancelAt } : null,
    term_end: endOfTerm(Math.floor(now.getTime() / 1_000), order.months),
    created_at: order.createdAt.getTime(),
  };
}
