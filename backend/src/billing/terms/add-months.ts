import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';

/** A day of the calendar, in milliseconds. */
export const DAY_MS = 86_400_000;

/** Milliseconds as whole seconds. */
export const inSeconds = (moment: number) => Math.floor(moment / 1_000);

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
