import type { Subscription } from '../provider.ts';
import { addMonths } from './add-months.ts';
import { monthsBetween } from './months-between.ts';
import { endOfMonthOf } from './running-month.ts';

/** What the unused part of a plan is counted from; dates in seconds since 1970. */
type PaidPlan = Pick<Subscription, 'startedAt' | 'priceCents' | 'currentPeriodEnd'>;

/**
 * What is paid and not yet used when a longer plan begins, in cents: the rest of the month that runs then,
 * and each further month that was paid meanwhile. Nothing of a month whose payment is missing.
 */
export function unusedCents(plan: PaidPlan, moment: Date): number {
  const { startedAt, priceCents, currentPeriodEnd } = plan;
  const end = endOfMonthOf(startedAt, moment);
  if (currentPeriodEnd !== null && currentPeriodEnd * 1_000 <= moment.getTime()) return 0;
  const begin = startOfMonthOf(startedAt, end);
  const left = (end - moment.getTime() / 1_000) / (end - begin);
  const further = currentPeriodEnd === null ? [] : monthsBetween(startedAt, end, currentPeriodEnd);
  return Math.round(priceCents * (Math.min(1, Math.max(0, left)) + further.length));
}

function startOfMonthOf(startedAt: number, end: number): number {
  let begin = startedAt;
  for (let months = 1; addMonths(startedAt, months) < end; months += 1) {
    begin = addMonths(startedAt, months);
  }
  return begin;
}
