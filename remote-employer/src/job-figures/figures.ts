import type { JobDay, JobFigures } from '@silverjobs/contract';
import { formatIsoDay } from '@silverjobs/contract/formats';

/** What is counted, in the order of what usually follows. */
const MEASURES = [
  { value: 'shown', label: 'Gezeigt' },
  { value: 'opened', label: 'Geöffnet' },
  { value: 'saved', label: 'Gemerkt' },
  { value: 'applied', label: 'Beworben' },
  { value: 'led_away', label: 'Zu Ihrer Bewerbungsseite' },
] as const;

/** What is worth a column: the way to an own application page only where somebody took it (employers-87). */
export const measuresOf = (total: Counts) =>
  MEASURES.filter(({ value }) => value !== 'led_away' || total.led_away > 0);

export type Measure = (typeof MEASURES)[number]['value'];
export type Counts = Record<Measure, number>;

export const SOURCES = {
  pool: 'Stellensuche (angemeldet)',
  public: 'Öffentliche Seiten',
} as const satisfies Record<JobDay['source'], string>;

const DAY_MS = 86_400_000;
/** As long as a day has a row of its own; what is longer is told by the week. */
const DAYS_AS_ROWS = 21;
/** A year and a little: nothing older is kept. */
const MOST_DAYS = 400;

export interface Period {
  key: string;
  label: string;
  counts: Counts;
}

/** All of it together. */
export function sumOf(days: readonly JobDay[]): Counts {
  const sum = (measure: Measure) => days.reduce((total, day) => total + (day[measure] ?? 0), 0);
  return {
    shown: sum('shown'),
    opened: sum('opened'),
    saved: sum('saved'),
    applied: sum('applied'),
    led_away: sum('led_away'),
  };
}

const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);
/** In the middle of the day, so that no time zone makes another of it. */

/** Every day or week of an advertisement, the oldest first, also those in which nothing happened. */
export function periodsOf({ from, until, days }: JobFigures): {
  step: 'day' | 'week';
  rows: Period[];
} {
  const end = Date.parse(until);
  const begin = Math.max(Date.parse(from), end - MOST_DAYS * DAY_MS);
  const isLong = (end - begin) / DAY_MS >= DAYS_AS_ROWS;
  // Weeks begin on Mondays.
  const start = isLong ? begin - ((new Date(begin).getUTCDay() + 6) % 7) * DAY_MS : begin;
  const length = isLong ? 7 * DAY_MS : DAY_MS;
  const rows: Period[] = [];
  for (let at = start; at <= end; at += length) {
    const [first, after] = [dayAt(at), dayAt(at + length)];
    rows.push({
      key: first,
      label: isLong ? `Woche ab ${formatIsoDay(first)}` : formatIsoDay(first),
      counts: sumOf(days.filter(({ day }) => day >= first && day < after)),
    });
  }
  return { step: isLong ? 'week' : 'day', rows };
}
