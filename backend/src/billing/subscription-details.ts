import type { SubscriptionDetails } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { subscriptions } from '../database/schema.ts';

/** State of the paid plan (silverplus-25); null for users who never had one. */
export async function loadSubscription(
  db: Database,
  usersId: number,
): Promise<SubscriptionDetails | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.usersId, usersId));
  if (!row) return null;
  return {
    status: row.status,
    price: { amount: row.priceCents },
    current_period_end: row.currentPeriodEnd,
    cancel_at: row.cancelAt,
    canceled_at: row.canceledAt,
    contract_number: row.number,
  };
}
