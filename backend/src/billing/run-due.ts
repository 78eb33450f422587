import { and, eq, isNotNull, lte, ne } from 'drizzle-orm';
import { subscriptions } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { endSubscription } from './end-subscription.ts';
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
async function renewTests({ db, now }: Services): Promise<void> {
  const moment = now();
  const due = and(
    eq(subscriptions.provider, 'test'),
    ne(subscriptions.status, 'canceled'),
    lte(subscriptions.currentPeriodEnd, Math.floor(moment.getTime() / 1_000)),
  );
  const rows = await db.select().from(subscriptions).where(due);
  for (const { usersId, startedAt } of rows) {
    await db
      .update(subscriptions)
      .set({ currentPeriodEnd: endOfMonthOf(startedAt, moment) })
      .where(and(eq(subscriptions.usersId, usersId), due));
  }
}

/** What is due by time alone. Any number of processes may do so at once. */
export async function runScheduledWork(services: Services): Promise<void> {
  await endExpiredPlans(services);
  await renewTests(services);
}
