import { TIME_ZONE } from './constants.ts';

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

const WALL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/**
 * Why clocks in Germany never show this, in words; null when they do (formats-30).
 * @param text '2027-03-28T02:30'
 */
export function wallTimeProblem(text: string): string | null {
  const [year, month, day, hour, minute] = (WALL_TIME.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    return 'Bitte prüfen Sie Datum und Uhrzeit.';
  }
  const shown = `${text.slice(8, 10)}.${text.slice(5, 7)}.${text.slice(0, 4)}`;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    return `Den ${shown} gibt es nicht. Bitte prüfen Sie das Datum.`;
  }
  const time = text.slice(11);
  if (time === '24:00')
    return '24:00 ist 00:00 des nächsten Tages. Bitte geben Sie diesen Tag ein.';
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59) {
    return `${time} Uhr gibt es nicht. Bitte prüfen Sie die Uhrzeit.`;
  }
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  if (wallClock(momentOf(wall)) === wall) return null;
  return `Am ${shown} werden die Uhren vorgestellt: ${time} Uhr gibt es an diesem Tag nicht.`;
}
