import { createHash } from 'node:crypto';
import type { OperatorOrder } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { desc, eq, sql } from '../../database/drizzle.ts';
import { checkoutOrders, users } from '../../database/schema.ts';
import { containing, PAGE, type PageQuery } from '../like.ts';

type Query = PageQuery & { readonly search?: string | undefined };

/**
 * The first invoice of the plan, which is written with the payment, was taken back: a withdrawal. An order
 * does not know the plan's id at the payment service, so the moment tells which invoice it is.
 */
const isRefunded = sql<boolean>`(${checkoutOrders.state} = 'paid' and exists (
  select from invoices i join invoices c on c.cancels_id = i.id
  where i.users_id = ${checkoutOrders.usersId} and i.subject like 'silverplus:%'
  and abs(extract(epoch from i.created_at - ${checkoutOrders.paidAt})) < 60))`;

/** A page of the orders, the newest first, by the buyer's address (operators-19). */
export async function loadOrders(
  db: Database,
  { limit = PAGE, offset = 0, search }: Query,
): Promise<OperatorOrder[]> {
  const rows = await db
    .select({ order: checkoutOrders, email: users.email, isRefunded })
    .from(checkoutOrders)
    .innerJoin(users, eq(users.id, checkoutOrders.usersId))
    .where(search ? sql`${users.email} ilike ${containing(search)}` : undefined)
    .orderBy(desc(checkoutOrders.createdAt), desc(checkoutOrders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ order, email, isRefunded: refunded }) => ({
    key: createHash('sha256').update(order.id).digest('hex').slice(0, 16),
    email,
    product: order.product,
    price_cents: order.priceCents,
    provider: order.provider,
    state: refunded ? 'refunded' : order.state,
    created_at: order.createdAt.getTime(),
    paid_at: order.paidAt?.getTime() ?? null,
  }));
}
