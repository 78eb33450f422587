import { CHECKOUT_LIFETIME_HOURS, type CheckoutOrder, type Product } from '@silverjobs/contract';
import { and, eq } from 'drizzle-orm';
import { checkoutOrders } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { Order } from '../provider.ts';
import { endOfTerm } from '../terms/end-of-term.ts';

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

/** An order as its page shows it. */
export function orderOf(order: Order, now: Date): CheckoutOrder {
  return {
    id: order.id,
    product: order.product as Product,
    state: isExpired(order, now) ? 'expired' : order.state,
    test: order.provider === 'test',
    price_cents: order.priceCents,
    credit_cents: order.creditCents,
    term_end: endOfTerm(Math.floor(now.getTime() / 1_000), order.months),
    created_at: order.createdAt.getTime(),
  };
}
