import { JOB_RUN_DAYS, JOB_RUN_MAX_DAYS } from '@silverjobs/contract/constants';
import { formatIsoDay } from '@silverjobs/contract/formats';
import { wallClock } from '@silverjobs/contract/wall-clock';

const DAY_MS = 86_400_000;

/** A day in Germany so many days from now, yyyy-mm-dd. */
export function dayIn(now: number, days: number): string {
  return new Date(wallClock(now) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The last days that can be chosen. */
export function allowedDays(now: number): { min: string; max: string } {
  return { min: dayIn(now, 0), max: dayIn(now, JOB_RUN_MAX_DAYS) };
}

/** The last day of an advertisement in words: what was chosen, or the usual one (employers-37). */
export function lastDayText(endsOn: string, now: number): string {
  return formatIsoDay(endsOn || dayIn(now, JOB_RUN_DAYS));
}
