import { TIME_ZONE } from '@silverjobs/contract';

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
export function wallClock(moment: number): number {
  const of = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = of;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment at which clocks in Germany show this; by day there is always exactly one. */
export function momentOf(wall: number): number {
  const guess = wall - (wallClock(wall) - wall);
  return guess + (wall - wallClock(guess));
}
