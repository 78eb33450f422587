import { addMonths } from './add-months.ts';
import { endOfMonthOf } from './running-month.ts';

/**
 * What is left of the month that is already paid, in cents: set off when a longer plan replaces the
 * present one.
 */
export function unusedCents(startedAt: number, priceCents: number, now: Date): number {
  const end = endOfMonthOf(startedAt, now);
  const begin = startOfMonthOf(startedAt, end);
  const left = (end - now.getTime() / 1_000) / (end - begin);
  return Math.round(priceCents * Math.min(1, Math.max(0, left)));
}

function startOfMonthOf(startedAt: number, end: number): number {
  let begin = startedAt;
  for (let months = 1; addMonths(startedAt, months) < end; months += 1) {
    begin = addMonths(startedAt, months);
  }
  return begin;
}
