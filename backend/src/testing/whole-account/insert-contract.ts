import type { Database } from '../../database/database.ts';
import { checkoutOrders, subscriptions } from '../../database/schema.ts';
import { testUsers } from '../test-users.ts';
import { word } from './names.ts';

const { usersId } = testUsers.candidate;

/** A subscription and the order that began it. */
export async function insertContract(db: Database, now: Date): Promise<void> {
  const order = { usersId, provider: 'test', reference: 'test-whole', priceCents: 899 } as const;
  await db.insert(subscriptions).values({
    ...order,
    customer: 'customer-whole',
    status: 'active',
    months: 12,
    startedAt: now.getTime() / 1_000,
    termEnd: now.getTime() / 1_000 + 31_536_000,
  });
  await db.insert(checkoutOrders).values({
    ...order,
    id: 'order-whole',
    product: word('product'),
    months: 12,
    creditCents: 0,
    redirectPath: '/',
    state: 'paid',
    paidAt: now,
  });
}
