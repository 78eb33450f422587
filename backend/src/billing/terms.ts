import { DECLARATION_LINK_DAYS, WITHDRAWAL_DAYS } from '@silverjobs/contract';
import { momentOf, wallClock } from '../time/wall-clock.ts';

const DAY_MS = 86_400_000;
/**
 * Seconds within which two ends mean the same day: the payment service ends by the hour and in UTC, we
 * at the end of the day in Germany, and a day with the change of clocks has 25 hours.
 */
export const SAME_DAY_SECONDS = 26 * 3_600;
/** How long after a withdrawal was declared it may still be confirmed and carried out. */
export const LATEST_EXECUTION_SECONDS = (DECLARATION_LINK_DAYS + 1) * 86_400;
/** Months after which a requested end is no longer looked for: fifty years. */
const MAX_MONTHS = 600;

/** When a paid plan began and how long it lasts at least. Dates in seconds since 1970. */
export type Term = { readonly startedAt: number; readonly termEnd: number };

const inSeconds = (moment: number) => Math.floor(moment / 1_000);

/**
 * The same time of day so many months later in Germany; on the last day of a month that is shorter
 * (§ 188 BGB).
 * @param start seconds since 1970
 */
export function addMonths(start: number, months: number): number {
  const wall = new Date(wallClock(start * 1_000));
  const first = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + months, 1);
  const lastDay = new Date(
    Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const day = Math.min(wall.getUTCDate(), lastDay);
  const time = wall.getTime() % DAY_MS;
  return inSeconds(momentOf(first + (day - 1) * DAY_MS + time));
}

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

/** The months of a plan that begin from one moment up to another, each with its end. */
export function monthsBetween(
  startedAt: number,
  from: number,
  to: number,
): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let begin = from;
  while (begin < to && found.length < MAX_MONTHS) {
    // A month of the payment service may begin an hour before or after ours.
    const middle = new Date((begin + SAME_DAY_SECONDS) * 1_000);
    const next = endOfMonthOf(startedAt, middle);
    const end = to - next < SAME_DAY_SECONDS ? to : next;
    found.push({ from: begin, to: end });
    begin = end;
  }
  return found;
}

/** When the month ends that runs at a moment, with the end of its last day. */
export function endOfRunningMonth(startedAt: number, now: Date): number {
  for (let months = monthsUpTo(startedAt, now.getTime()); months < MAX_MONTHS; months += 1) {
    const end = endOfTerm(startedAt, months);
    if (!isOver(end, now)) return end;
  }
  return endOfTerm(startedAt, MAX_MONTHS);
}

/**
 * When a plan ends that is cancelled now: with the minimum term, afterwards with the running month,
 * so the notice is never longer than a month (silverplus-27).
 * @param requestedDay requested last day, yyyy-mm-dd; never earlier than possible
 */
export function endAfterCancelling(
  { startedAt, termEnd }: Term,
  now: Date,
  requestedDay?: string | null,
): number {
  const lastDay = endOfDay(termEnd);
  const end = isOver(lastDay, now) ? endOfRunningMonth(startedAt, now) : lastDay;
  if (!requestedDay) return end;
  const requested = momentOf(Date.parse(`${requestedDay}T00:00:00Z`));
  if (requested <= end * 1_000) return end;
  return Math.max(end, endOfRunningMonth(startedAt, new Date(requested)));
}

/**
 * Until when a contract can be withdrawn from: the end of the fourteenth day after it, and of the
 * next Monday when that is a Saturday or Sunday (§§ 187, 188, 193, 355 BGB).
 * @returns the first second after it
 */
export function withdrawalEnd(startedAt: number): number {
  const firstDay = Math.floor(wallClock(startedAt * 1_000) / DAY_MS);
  const lastDay = firstDay + WITHDRAWAL_DAYS;
  const weekday = new Date(lastDay * DAY_MS).getUTCDay();
  const later = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return inSeconds(momentOf((lastDay + later + 1) * DAY_MS));
}

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
