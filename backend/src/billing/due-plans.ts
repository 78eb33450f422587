import { type PaidPlan, PLAN_KEYS } from '@silverjobs/contract';
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from '../database/drizzle.ts';
import { subscriptions } from '../database/schema.ts';
import { addTasks } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { endSubscription, tellPlanEnded } from './end-subscription.ts';
import { invoiceMonth } from './invoice-month.ts';
import { SAME_DAY_SECONDS } from './terms/end-of-term.ts';
import { monthsBetween } from './terms/months-between.ts';
import { endOfMonthOf } from './terms/running-month.ts';

/** Cancelled and over. */
const isOver = (moment: Date) =>
  and(
    ne(subscriptions.status, 'canceled'),
    isNotNull(subscriptions.cancelAt),
    lt(subscriptions.cancelAt, Math.floor(moment.getTime() / 1_000)),
  );

/** A test plan whose next month begins: no payment service reports it. */
const isToRenew = (moment: Date) =>
  and(
    eq(subscriptions.provider, 'test'),
    ne(subscriptions.status, 'canceled'),
    lte(subscriptions.currentPeriodEnd, Math.floor(moment.getTime() / 1_000)),
    // A plan that ends today has no month any more that begins today.
    or(
      isNull(subscriptions.cancelAt),
      gt(subscriptions.cancelAt, sql`${subscriptions.currentPeriodEnd} + ${SAME_DAY_SECONDS}::int`),
    ),
  );

/** Adds a task for each plan that ends or goes on by time alone. */
export async function findDuePlans({ db, now, workAdded }: Services): Promise<void> {
  const moment = now();
  const owner = { id: subscriptions.usersId };
  const over = await db.select(owner).from(subscriptions).where(isOver(moment));
  const renewed = await db.select(owner).from(subscriptions).where(isToRenew(moment));
  await addTasks(db, moment, [
    ...over.map(({ id }) => ({ kind: 'end-plan', payload: { id }, key: String(id) }) as const),
    ...renewed.map(
      ({ id }) => ({ kind: 'renew-test-plan', payload: { id }, key: String(id) }) as const,
    ),
  ]);
  if (over.length + renewed.length > 0) workAdded();
}

/** Ends a plan that is over; one that was ended or brought back meanwhile is left alone. */
export async function endExpiredPlan(services: Services, usersId: number): Promise<void> {
  const { db: database, now, workAdded } = services;
  const moment = now();
  await database.transaction(async (db) => {
    const [plan] = await db
      .select({ usersId: subscriptions.usersId })
      .from(subscriptions)
      .where(and(eq(subscriptions.usersId, usersId), isOver(moment)))
      .for('update');
    if (!plan) return;
    await endSubscription(db, moment, usersId);
    await tellPlanEnded({ ...services, db }, usersId);
  });
  workAdded();
}

/** Begins the next month of a test plan, and writes its invoice. */
export async function renewTestPlan(
  { db: database, now, operator, publicUrl, workAdded }: Services,
  usersId: number,
): Promise<void> {
  const moment = now();
  await database.transaction(async (db) => {
    const [plan] = await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.usersId, usersId), isToRenew(moment)))
      .for('update');
    if (!plan) return;
    const { reference, startedAt, priceCents, months: term, currentPeriodEnd, cancelAt } = plan;
    const from = currentPeriodEnd ?? startedAt;
    const end = cancelAt ?? Number.POSITIVE_INFINITY;
    const months = monthsBetween(startedAt, from, endOfMonthOf(startedAt, moment)).filter(
      (month) => end - month.from > SAME_DAY_SECONDS,
    );
    await db
      .update(subscriptions)
      .set({ currentPeriodEnd: months.at(-1)?.to ?? from })
      .where(eq(subscriptions.usersId, usersId));
    const product = PLAN_KEYS[term as PaidPlan];
    for (const month of months) {
      const paid = { usersId, reference, product, priceCents, ...month };
      await invoiceMonth({ db, now, operator, publicUrl }, paid);
    }
  });
  workAdded();
}
