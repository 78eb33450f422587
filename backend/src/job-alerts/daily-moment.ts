import { TIME_ZONE } from '@silverjobs/contract';

/** The hour at which daily alerts go out, German time. */
const HOUR = 7;
const DAY_MS = 86_400_000;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** What clocks in Germany show at a moment, as if it were UTC. */
function wallClock(moment: number): number {
  const of = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = of;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment at which clocks in Germany show this; at 7 there is always exactly one. */
function momentOf(wall: number): number {
  const guess = wall - (wallClock(wall) - wall);
  return guess + (wall - wallClock(guess));
}

/** The latest 7 o'clock in Germany at or before a moment, right across the change of summer time. */
export function lastDailyMoment(now: Date): Date {
  const wall = wallClock(now.getTime());
  const today = Math.floor(wall / DAY_MS) * DAY_MS + HOUR * 3_600_000;
  return new Date(momentOf(wall >= today ? today : today - DAY_MS));
}
