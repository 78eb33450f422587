import { momentOf } from '@silverjobs/contract/wall-clock';

/** What feeds write for an end that is not known. */
const OPEN =
  /^(?:bis auf weiteres|auf weiteres|b\. ?a\. ?w\.?|baw|unbefristet|unbegrenzt|offen|laufend|k\. ?a\.?|keine angabe|n\/?a|null|none|-|–|0000-00-00.*|0001-01-01.*)$/i;

const YEAR_FIRST =
  /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)(?<time>.*)$/s;
/** '20261205', '20261205T1830'. */
const COMPACT = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)(?<time>.*)$/s;
/** As one writes it in Germany: the day before the month. */
const DAY_FIRST =
  /^(?:\p{L}+\.?,? +)?(?<day>\d{1,2})(?<sign>[-/.]) ?(?<month>\d{1,2})\k<sign> ?(?<year>\d{4}|\d{2})(?!\d)(?<time>.*)$/su;
/** '5. Dezember 2026', 'Sat, 05 Dec 2026 10:00:00 +0100'. */
const NAMED =
  /^(?:\p{L}+\.?,? +)?(?<day>\d{1,2})\.? ?(?<name>\p{L}{3,9})\.?,? +(?<year>\d{4})(?!\d)(?<time>.*)$/su;
/** How the months begin, in German and English. */
const MONTHS = [
  ['jan'],
  ['feb'],
  ['mär', 'mar', 'mae'],
  ['apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dez', 'dec'],
];

/** A time of day, with or without where it counts. */
const TIME =
  /^(?:T|,? +)(?:um )?(?<hour>\d{1,2})[:.]?(?<minute>\d{2})(?:[:.]?(?<second>\d{2})(?:[.,]\d{1,9})?)?(?: ?Uhr)? ?(?<zone>Z|UTC|GMT|MEZ|CET|MESZ|CEST|[+-]\d{2}:?\d{2})?$/i;
/** A day may say where it counts, too (xs:date). */
const DAY_ZONE = /^(?:Z|[+-]\d{2}:\d{2})?$/;
const ZONES: Readonly<Record<string, number>> = { mez: 60, cet: 60, mesz: 120, cest: 120 };
const UNIX = /^(?:\d{10}|\d{13})$/;

type Groups = Readonly<Record<string, string | undefined>>;

/** Minutes before UTC. */
function offsetOf(zone: string): number {
  const named = ZONES[zone.toLowerCase()];
  if (named !== undefined) return named;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** Midnight of a day as if it were UTC; null for one that no calendar has. */
function dayOf({ year = '', month, name = '', day }: Groups): number | null {
  const number = month
    ? Number(month)
    : MONTHS.findIndex((starts) => starts.some((start) => name.toLowerCase().startsWith(start))) +
      1;
  const wanted = [Number(year.length === 2 ? `20${year}` : year), number - 1, Number(day)] as const;
  const date = new Date(Date.UTC(...wanted));
  const found = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return found.every((part, index) => part === wanted[index]) ? date.getTime() : null;
}

const DAY_MS = 86_400_000;

/**
 * The moment that a feed writes, in German or by a standard. A day alone, or midnight without a zone,
 * begins or ends at midnight in Germany.
 * @param edge what the moment is; a day is a last day where it is an end
 * @returns milliseconds since 1970; null where it says that there is none; 'invalid' for what nobody can
 * read for sure
 */
export function readMoment(text: string | null, edge: 'begin' | 'end'): number | null | 'invalid' {
  const given = text?.replace(/\s+/g, ' ').trim() ?? '';
  if (given === '' || OPEN.test(given)) return null;
  if (UNIX.test(given)) return Number(given) * (given.length === 10 ? 1_000 : 1);
  const groups = (
    YEAR_FIRST.exec(given) ??
    COMPACT.exec(given) ??
    DAY_FIRST.exec(given) ??
    NAMED.exec(given)
  )?.groups;
  const day = groups ? dayOf(groups) : null;
  if (!groups || day === null) return 'invalid';
  const rest = groups.time?.trimEnd() ?? '';
  const wholeDay = () => momentOf(edge === 'end' ? day + DAY_MS : day);
  if (DAY_ZONE.test(rest.trim())) return wholeDay();
  const time = TIME.exec(rest)?.groups;
  if (!time) return 'invalid';
  const [hour, minute, second] = [time.hour, time.minute, time.second ?? 0].map(Number);
  const wall = day + (((hour ?? 0) * 60 + (minute ?? 0)) * 60 + (second ?? 0)) * 1_000;
  const isClock = wall - day <= DAY_MS && Number(minute) < 60 && Number(second) < 60;
  if (!isClock) return 'invalid';
  if (time.zone) return wall - offsetOf(time.zone) * 60_000;
  return wall === day ? wholeDay() : momentOf(wall);
}
