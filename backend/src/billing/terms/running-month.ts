import { wallClock } from '@silverjobs/contract/wall-clock';
import { addMonths } from './add-months.ts';
import { endOfTerm, isOver } from './end-of-term.ts';

/** Months after which a requested end is no longer looked for: fifty years. */
export const MAX_MONTHS = 600;

/** Months that surely lie between a start and a moment: where looking for an end begins. */
function monthsUpTo(startedAt: number, moment: number): number {
  const [from, to] = [new Date(wallClock(startedAt * 1_000)), new Date(wallClock(moment))];
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const months = years * 12 + to.getUTCMonth() - from.getUTCMonth() - 1;
  return Math.min(Math.max(months, 1), MAX_MONTHS);
}

/**
 * When the running month of a plan ends. Counted from the start, so that a plan of the 31st comes
 * back to the 31st after February.
 */
export function endOfMonthOf(startedAt: number, now: Date): number {
  for (let months = monthsUpTo(startedAt, now.getTime()); months < MAX_MONTHS; months += 1) {
    const end = addMonths(startedAt, months);
    if (end * 1_000 > now.getTime()) return end;
  }
  return addMonths(startedAt, MAX_MONTHS);
}

/** When the month ends that runs at a moment, with the end of its last day. */
export function endOfRunningMonth(startedAt: number, now: Date): number {
  for (let months = monthsUpTo(startedAt, now.getTime()); months < MAX_MONTHS; months += 1) {
    const end = endOfTerm(startedAt, months);
    if (!isOver(end, now)) return end;
  }
  return endOfTerm(startedAt, MAX_MONTHS);
}
