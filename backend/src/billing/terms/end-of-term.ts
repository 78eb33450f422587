import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';
import { addMonths, DAY_MS, inSeconds } from './add-months.ts';

/**
 * Seconds within which two ends mean the same day: the payment service ends by the hour and in UTC, we
 * at the end of the day in Germany, and a day with the change of clocks has 25 hours.
 */
export const SAME_DAY_SECONDS = 26 * 3_600;

/**
 * The last second of the day in Germany on which a moment lies.
 * @param moment seconds since 1970
 */
export function endOfDay(moment: number): number {
  const day = Math.floor(wallClock(moment * 1_000) / DAY_MS);
  return inSeconds(momentOf((day + 1) * DAY_MS)) - 1;
}

/**
 * When a term of so many months ends: with the last second of the day that has the number of the first
 * one, because the day of the order does not count (§§ 187, 188 BGB; silverplus-41).
 */
export function endOfTerm(start: number, months: number): number {
  return endOfDay(addMonths(start, months));
}

/** Whether an end, the last second that counts, lies behind. */
export function isOver(end: number, now: Date): boolean {
  return (end + 1) * 1_000 <= now.getTime();
}
