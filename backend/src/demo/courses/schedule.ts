import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A Monday; the plan of all courses begins here. */
const FIRST_DAY = Date.UTC(2026, 0, 5);
/** After so many days every course takes place again. */
const CYCLE_DAYS = 56;
/** How long a course stays in the list after its day, in days. */
const LISTED_AFTER_END_DAYS = 10;

/** When a course takes place, by German clocks. */
export interface CourseTime {
  /** Day of the cycle; 0, 7, 14 … are Mondays. */
  readonly day: number;
  readonly hour: number;
  readonly minute?: number;
}

/**
 * The date of a course that comes again every eight weeks: always the same one, whenever the demo
 * is started, until it has been over for ten days. So the demo neither ages nor moves a booked date.
 */
export function nextDate({ day, hour, minute = 0 }: CourseTime, now: Date): Date {
  const first = FIRST_DAY + day * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
  const oldest = wallClock(now.getTime()) - LISTED_AFTER_END_DAYS * DAY_MS;
  const rounds = Math.max(0, Math.ceil((oldest - first) / (CYCLE_DAYS * DAY_MS)));
  return new Date(momentOf(first + rounds * CYCLE_DAYS * DAY_MS));
}
