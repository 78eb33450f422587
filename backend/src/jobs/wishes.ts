import {
  CANDIDATE_HOURS,
  HOMEOFFICE_FULL_ID,
  HOMEOFFICE_MOSTLY_ID,
  JOB_TYPES,
  type JobReason,
  NO_ID,
  ONLY_ID,
  WORK_LOAD_HOURS,
  YES_ID,
} from '@silverjobs/contract';
import { and, type SQL, type SQLWrapper, sql } from '../database/drizzle.ts';
import type { StoredPreferences } from '../database/tables/candidate-documents.ts';
import { timeBits } from '../database/tables/job-times.ts';

/** How somebody wants to work, whatever it is; null is any. */
export type Wishes = {
  /** The largest id of hours that is no more than she wants. */
  readonly workLoadMost: number | null;
  readonly work: 'paid' | 'volunteer' | null;
  readonly place: 'home' | 'out' | 'both' | null;
  /** Times that she named. */
  readonly times: StoredPreferences['work_times'];
};

const FULL_TIME_ID = JOB_TYPES.indexOf('Vollzeit') + 1;
export const VOLUNTEER_ID = JOB_TYPES.indexOf('Ehrenamt') + 1;

function workLoadMost(choice: number | null | undefined): number | null {
  const hours = CANDIDATE_HOURS[(choice ?? 0) - 1];
  if (hours === undefined) return null;
  return WORK_LOAD_HOURS.filter((least) => least <= hours).length;
}

const WORK: ReadonlyMap<number, Wishes['work']> = new Map([
  [NO_ID, 'paid'],
  [ONLY_ID, 'volunteer'],
]);
const PLACE: ReadonlyMap<number, Wishes['place']> = new Map([
  [YES_ID, 'both'],
  [NO_ID, 'out'],
  [ONLY_ID, 'home'],
]);

/** What a profile says of how she wants to work; null where it says nothing. */
export function wishesOf(preferences: StoredPreferences): Wishes | null {
  const most = workLoadMost(preferences.work_load_candidate_id);
  const work = WORK.get(preferences.work_honorary_id ?? 0) ?? null;
  const place = PLACE.get(preferences.work_fully_remote_id ?? 0) ?? null;
  const times = preferences.work_times?.length ? preferences.work_times : null;
  const isAny = most === null && !work && !place && !times;
  return isAny ? null : { workLoadMost: most, work, place, times };
}

type Columns = Readonly<Record<'workLoadId' | 'jobTypeId' | 'homeofficeId', SQLWrapper>>;

/** Whether a job is what she wants, in SQL; what it does not say counts against it only for Ehrenamt. */
export function suiting(columns: Columns, { workLoadMost: most, work, place }: Wishes): SQL {
  const kind = sql`coalesce(${columns.jobTypeId}, 0)`;
  const home = columns.homeofficeId;
  const all = and(
    most === null ? undefined : sql`coalesce(${columns.workLoadId}, 0) <= ${most}::int`,
    most === null ? undefined : sql`${kind} <> ${FULL_TIME_ID}::int`,
    work === 'paid' ? sql`${kind} <> ${VOLUNTEER_ID}::int` : undefined,
    work === 'volunteer' ? sql`${kind} = ${VOLUNTEER_ID}::int` : undefined,
    place === 'home' ? sql`${home} >= ${HOMEOFFICE_MOSTLY_ID}::int` : undefined,
    place === 'out' ? sql`${home} < ${HOMEOFFICE_FULL_ID}::int` : undefined,
  );
  return sql`(${all ?? sql`true`})`;
}

type Asked = {
  readonly workLoadId: number | null;
  readonly jobTypeId: number | null;
  readonly homeofficeId: number;
};

/** The same for a job that was read: what is not as she wants; null for nothing. */
export function misses(job: Asked, wishes: Wishes): JobReason | null {
  const { workLoadMost: most, work, place } = wishes;
  if (work === 'paid' && job.jobTypeId === VOLUNTEER_ID) return 'volunteer';
  if (work === 'volunteer' && job.jobTypeId !== VOLUNTEER_ID) return 'paid';
  if (place === 'home' && job.homeofficeId < HOMEOFFICE_MOSTLY_ID) return 'not_home';
  if (place === 'out' && job.homeofficeId >= HOMEOFFICE_FULL_ID) return 'only_home';
  if (most === null) return null;
  return (job.workLoadId ?? 0) > most || job.jobTypeId === FULL_TIME_ID ? 'hours' : null;
}

/** Whether a job that was read is as she wants to work. */
export const suits = (job: Asked, wishes: Wishes | null): boolean =>
  wishes === null || misses(job, wishes) === null;

/** Whether jobs of some kinds and hours can be as she wants to work at all. */
export function canSuit(
  kinds: readonly number[] | undefined,
  hours: readonly number[] | undefined,
  { workLoadMost: most, work }: Wishes,
): boolean {
  const isWanted = (kind: number) =>
    (work === null || (kind === VOLUNTEER_ID) === (work === 'volunteer')) &&
    (most === null || kind !== FULL_TIME_ID);
  return (kinds?.some(isWanted) ?? true) && (hours?.some((id) => id <= (most ?? id)) ?? true);
}

/** Points of times that an advertisement names: hers, and others. */
const HER_TIMES = 8;
const OTHER_TIMES = -15;

const PARTS_OF_DAY = timeBits(['morning', 'afternoon', 'evening']);
const WEEKEND = timeBits(['saturday', 'sunday']);
const WORKDAYS = timeBits(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);

/** Bits of the times that she named: parts of the day, and the weekend where she has it. */
function herBits(times: NonNullable<Wishes['times']>) {
  const parts = timeBits(times.flatMap((time) => (time === 'weekend' ? [] : time)));
  return { parts, weekend: times.includes('weekend') ? WEEKEND : 0 };
}

/** Points of the times that a job names, where she named some. @param named bits of JOB_TIMES */
export function timePoints(named: number, times: Wishes['times']): number {
  if (!times) return 0;
  const { parts, weekend } = herBits(times);
  const isOther = parts > 0 && (named & PARTS_OF_DAY) > 0 && (named & parts) === 0;
  const isWeekend = (named & WEEKEND) > 0 && (named & WORKDAYS) === 0;
  if (isOther || (isWeekend && weekend === 0)) return OTHER_TIMES;
  return (named & (parts | weekend)) > 0 ? HER_TIMES : 0;
}

/** The same in SQL. */
export function timePointsOf(named: SQLWrapper, times: NonNullable<Wishes['times']>): SQL {
  const { parts, weekend } = herBits(times);
  return sql`case
    when ${parts}::int > 0 and ${named} & ${PARTS_OF_DAY}::int > 0 and ${named} & ${parts}::int = 0
      then ${OTHER_TIMES}::int
    when ${weekend}::int = 0 and ${named} & ${WEEKEND}::int > 0 and ${named} & ${WORKDAYS}::int = 0
      then ${OTHER_TIMES}::int
    when ${named} & ${parts | weekend}::int > 0 then ${HER_TIMES}::int
    else 0 end`;
}
