import { type PaidPlan, PLAN_KEYS } from '@silverjobs/contract';
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { subscriptions } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { endSubscription } from './end-subscription.ts';
import { invoiceMonth } from './invoice-month.ts';
import { SAME_DAY_SECONDS } from './terms/end-of-term.ts';
import { monthsBetween } from './terms/months-between.ts';
import { endOfMonthOf } from './terms/running-month.ts';

/** Ends plans that are cancelled and over. */
async function endExpiredPlans({ db: database, now }: Services): Promise<void> {
  const moment = now();
  const over = and(
    ne(subscriptions.status, 'canceled'),
    isNotNull(subscriptions.cancelAt),
    lt(subscriptions.cancelAt, Math.floor(moment.getTime() / 1_000)),
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
    // A plan that ends today has no month any more that begins today.
    or(
      isNull(subscriptions.cancelAt),
      gt(subscriptions.cancelAt, sql`${subscriptions.currentPeriodEnd} + ${SAME_DAY_SECONDS}::int`),
    ),
  );
  const rows = await database.select().from(subscriptions).where(due);
  for (const plan of rows) {
    const { usersId, reference, startedAt, priceCents, months: term, currentPeriodEnd } = plan;
    const from = currentPeriodEnd ?? startedAt;
    const end = plan.cancelAt ?? Number.POSITIVE_INFINITY;
    const months = monthsBetween(startedAt, from, endOfMonthOf(startedAt, moment)).filter(
      (month) => end - month.from > SAME_DAY_SECONDS,
    );
    const product = PLAN_KEYS[term as PaidPlan];
    await database.transaction(async (db) => {
      const [changed] = await db
        .update(subscriptions)
        .set({ currentPeriodEnd: months.at(-1)?.to ?? from })
        .where(and(eq(subscriptions.usersId, usersId), due))
        .returning({ usersId: subscriptions.usersId });
      if (!changed) return;
      for (const month of months) {
        const paid = { usersId, reference, product, priceCents, ...month };
        await invoiceMonth({ db, now, operator }, paid);
      }
    });
  }
}

/** What is due by time alone. Any number of processes may do so at once. */
export async function runScheduledWork(services: Services): Promise<void> {
  await endExpiredPlans(services);
  await renewTests(services);
}
