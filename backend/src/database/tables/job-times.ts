import { JOB_TIMES } from '@silverjobs/contract';
import { JOB_DAYS } from '@silverjobs/contract/narrowing-texts';
import { type SQL, type SQLWrapper, sql } from '../drizzle.ts';

type Time = (typeof JOB_TIMES)[number];

const BITS = new Map<Time, number>(JOB_TIMES.map((time, place) => [time, 2 ** place]));

/** The bits of some days and times of day. */
export const timeBits = (times: readonly Time[]): number =>
  times.reduce((bits, time) => bits | (BITS.get(time) ?? 0), 0);

/** The days and times of day of some bits. */
export const timesOfBits = (bits: number): Time[] =>
  JOB_TIMES.filter((time) => (bits & timeBits([time])) > 0);

const DAY_BITS = timeBits(JOB_DAYS);

/**
 * Bits of when a job is done: days as its employer has said them, else those that its text names, and times of day
 * likewise (employers-96). In SQL it is job_times_of (sql/job-words.sql).
 */
export function timesOfJob({ saidTimes, times }: { saidTimes: number | null; times: number }) {
  const said = saidTimes ?? 0;
  const [days, parts] = [said & DAY_BITS, said & ~DAY_BITS];
  return (days || times & DAY_BITS) | (parts || times & ~DAY_BITS);
}

const WEEKEND: readonly Time[] = ['saturday', 'sunday'];
const WORKDAYS: readonly Time[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/**
 * What names days and times of day in an advertisement. Without the first letter where that may be a capital:
 * looking for a part of a text costs a tenth of a pattern, and a million are read.
 */
const SAYS: readonly (readonly [readonly Time[], readonly string[]])[] = [
  [['monday'], ['ontag']],
  [['tuesday'], ['ienstag']],
  [['wednesday'], ['ittwoch']],
  [['thursday'], ['onnerstag']],
  [['friday'], ['reitag']],
  [['saturday'], ['amstag', 'onnabend']],
  [['sunday'], ['onntag']],
  [['morning'], ['ormittag', 'morgens', 'Morgenstunden', 'am Morgen', 'Frühdienst', 'Frühschicht']],
  [['afternoon'], ['achmittag']],
  [['evening'], [' abends', 'Abendstunden', 'am Abend', 'Spätdienst', 'Spätschicht']],
  [
    WORKDAYS,
    [
      'erktag',
      'nter der Woche',
      'ontag bis Freitag',
      'ontags bis freitags',
      'Mo-Fr',
      'Mo–Fr',
      'Mo. bis Fr',
      'Mo bis Fr',
    ],
  ],
];
/** The weekend is named to say that there is none of it as well. */
const NO_WEEKEND = [
  'ein Wochenend',
  'eine Wochenend',
  'ein Dienst am Wochenend',
  'icht am Wochenend',
  'hne Wochenend',
  'Wochenende frei',
  'Wochenenden frei',
  'Wochenenden sind frei',
];

const quoted = (text: string) => sql.raw(`'${text}'`);
const says = (text: SQLWrapper, parts: readonly string[]) =>
  sql.join(
    parts.map((part) => sql`strpos(${text}, ${quoted(part)}) > 0`),
    sql` or `,
  );

/** Days and times of day that a text names, as bits of JOB_TIMES; 0 where it names none. */
export function timesNamed(text: SQLWrapper): SQL<number> {
  const each = SAYS.map(
    ([times, parts]) =>
      sql`case when ${says(text, parts)} then ${sql.raw(String(timeBits(times)))} else 0 end`,
  );
  const weekend = sql`case when strpos(${text}, 'ochenend') > 0 and not (${says(text, NO_WEEKEND)})
    then ${sql.raw(String(timeBits(WEEKEND)))} else 0 end`;
  return sql`(${sql.join([...each, weekend], sql` | `)})`;
}
