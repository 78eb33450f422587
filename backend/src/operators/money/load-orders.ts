import { createHash } from 'node:crypto';
import type { OperatorOrder } from '@silverjobs/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { checkoutOrders, users } from '../../database/schema.ts';
import { containing, PAGE, type PageQuery } from '../like.ts';

type Query = PageQuery & { readonly search?: string | undefined };

/** A page of the orders, the newest first, by the buyer's address (operators-19). */
export async function loadOrders(
  db: Database,
  { limit = PAGE, offset = 0, search }: Query,
): Promise<OperatorOrder[]> {
  const rows = await db
    .select({ order: checkoutOrders, email: users.email })
    .from(checkoutOrders)
    .innerJoin(users, eq(users.id, checkoutOrders.usersId))
    .where(search ? sql`${users.email} ilike ${containing(search)}` : undefined)
    .orderBy(desc(checkoutOrders.createdAt), desc(checkoutOrders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ order, email }) => ({
    key: createHash('sha256').update(order.id).digest('hex').slice(0, 16),
    email,
    product: order.product,
    price_cents: order.priceCents,
    provider: order.provider,
    state: order.state,
    created_at: order.createdAt.getTime(),
    paid_at: order.paidAt?.getTime() ?? null,
  }));
}
