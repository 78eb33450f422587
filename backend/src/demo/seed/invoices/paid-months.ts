import { type PaidPlan, PLAN_KEYS } from '@silverjobs/contract';
import type { PaidMonth } from '../../../billing/invoice-month.ts';
import { monthsBetween } from '../../../billing/terms/months-between.ts';
import type { Database } from '../../../database/database.ts';
import { subscriptions } from '../../../database/schema.ts';

/** The months of silver+ that the demo's plans have begun. */
export async function loadPaidMonths(db: Database): Promise<PaidMonth[]> {
  const plans = await db.select().from(subscriptions);
  return plans.flatMap(({ usersId, reference, months, priceCents, startedAt, currentPeriodEnd }) =>
    monthsBetween(startedAt, startedAt, currentPeriodEnd ?? startedAt).map((month) => ({
      usersId,
      reference,
      product: PLAN_KEYS[months as PaidPlan],
      priceCents,
      ...month,
    })),
  );
}
