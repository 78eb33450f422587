import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';

/** The hour at which daily alerts go out, German time. */
const HOUR = 7;
const DAY_MS = 86_400_000;

/** The latest 7 o'clock in Germany at or before a moment, right across the change of summer time. */
export function lastDailyMoment(now: Date): Date {
  const wall = wallClock(now.getTime());
  const today = Math.floor(wall / DAY_MS) * DAY_MS + HOUR * 3_600_000;
  return new Date(momentOf(wall >= today ? today : today - DAY_MS));
}

/** The latest Monday's 7 o'clock in Germany at or before a moment. */
export function lastWeeklyMoment(now: Date): Date {
  const last = lastDailyMoment(now);
  const wall = wallClock(last.getTime());
  // The first day of 1970 was a Thursday.
  const daysSince = (Math.floor(wall / DAY_MS) + 3) % 7;
  return new Date(momentOf(wall - daysSince * DAY_MS));
}

/** The next Monday's 7 o'clock in Germany after a moment. */
export function nextWeeklyMoment(now: Date): Date {
  return lastWeeklyMoment(new Date(lastWeeklyMoment(now).getTime() + 7.5 * DAY_MS));
}

/** The next 7 o'clock in Germany after a moment. */
export function nextDailyMoment(now: Date): Date {
  // Half a day beyond the last one plus a day: a day of 23 or 25 hours changes nothing.
  return lastDailyMoment(new Date(lastDailyMoment(now).getTime() + 1.5 * DAY_MS));
}
