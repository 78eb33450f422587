import { type PaidPlan, PLAN_KEYS } from '@silverjobs/contract';
import { and, eq, isNotNull, lte, ne } from 'drizzle-orm';
import { subscriptions } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { endSubscription } from './end-subscription.ts';
import { invoiceMonth } from './invoice-month.ts';
import { endOfMonthOf } from './terms.ts';

/** Ends plans that are cancelled and over. */
async function endExpiredPlans({ db: database, now }: Services): Promise<void> {
  const moment = now();
  const over = and(
    ne(subscriptions.status, 'canceled'),
    isNotNull(subscriptions.cancelAt),
    lte(subscriptions.cancelAt, Math.floor(moment.getTime() / 1_000)),
  );
  const rows = await database
    .select({ usersId: subscriptions.usersId })
    .from(subscriptions)
    .where(over);
  for (const { usersId } of rows) {
    await database.transaction((db) => endSubscription(db, moment, usersId));
  }
}

/** Begins the next month of test plans: no payment service reports it. */
async function renewTests({ db: database, now, operator }: Services): Promise<void> {
  const moment = now();
  const due = and(
    eq(subscriptions.provider, 'test'),
    ne(subscriptions.status, 'canceled'),
    lte(subscriptions.currentPeriodEnd, Math.floor(moment.getTime() / 1_000)),
  );
  const rows = await database.select().from(subscriptions).where(due);
  for (const { usersId, reference, startedAt, priceCents, months, currentPeriodEnd } of rows) {
    const to = endOfMonthOf(startedAt, moment);
    await database.transaction(async (db) => {
      const [changed] = await db
        .update(subscriptions)
        .set({ currentPeriodEnd: to })
        .where(and(eq(subscriptions.usersId, usersId), due))
        .returning({ usersId: subscriptions.usersId });
      if (!changed) return;
      const product = PLAN_KEYS[months as PaidPlan];
      const from = currentPeriodEnd ?? startedAt;
      await invoiceMonth(
        { db, now, operator },
        { usersId, reference, product, priceCents, from, to },
      );
    });
  }
}

/** What is due by time alone. Any number of processes may do so at once. */
export async function runScheduledWork(services: Services): Promise<void> {
  await endExpiredPlans(services);
  await renewTests(services);
}
