import { WITHDRAWAL_DAYS } from '@silverjobs/contract';
import { momentOf, wallClock } from '../time/wall-clock.ts';

const DAY_MS = 86_400_000;
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
 * When the running month of a plan ends. Counted from the start, so that a plan of the 31st comes
 * back to the 31st after February.
 */
export function endOfMonthOf(startedAt: number, now: Date): number {
  for (let months = 1; months < MAX_MONTHS; months += 1) {
    const end = addMonths(startedAt, months);
    if (end * 1_000 > now.getTime()) return end;
  }
  return addMonths(startedAt, MAX_MONTHS);
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
  let end = termEnd * 1_000 > now.getTime() ? termEnd : endOfMonthOf(startedAt, now);
  if (!requestedDay) return end;
  const requested = Date.parse(`${requestedDay}T00:00:00Z`);
  for (let months = 0; months < MAX_MONTHS && wallClock(end * 1_000) < requested; months += 1) {
    end = endOfMonthOf(startedAt, new Date(end * 1_000));
  }
  return end;
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
