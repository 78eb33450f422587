import {
  HOMEOFFICE_FULL_ID,
  HOMEOFFICE_MOSTLY_ID,
  JOB_TYPES,
  NO_ID,
  ONLY_ID,
  WORK_LOAD_HOURS,
  YES_ID,
} from '@silverjobs/contract';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { StoredPreferences } from '../database/tables/candidate-documents.ts';

/** How somebody wants to work, whatever it is; null is any. */
export type Wishes = {
  /** The largest id of hours that is no more than she wants. */
  readonly workLoadMost: number | null;
  readonly work: 'paid' | 'volunteer' | null;
  readonly place: 'home' | 'out' | 'both' | null;
};

/** Hours a week of the choices 'bis 5 Stunden' and so on; the last ones set no limit. */
const HOURS_OF_CHOICE: readonly number[] = [5, 10, 15, 20, 30];

const FULL_TIME_ID = JOB_TYPES.indexOf('Vollzeit') + 1;
const VOLUNTEER_ID = JOB_TYPES.indexOf('Ehrenamt') + 1;

function workLoadMost(choice: number | null | undefined): number | null {
  const hours = HOURS_OF_CHOICE[(choice ?? 0) - 1];
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
  return most === null && !work && !place ? null : { workLoadMost: most, work, place };
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

/** The same for a job that was read. */
export function suits(job: Asked, wishes: Wishes | null): boolean {
  if (!wishes) return true;
  const { workLoadMost: most, work, place } = wishes;
  if (most !== null && ((job.workLoadId ?? 0) > most || job.jobTypeId === FULL_TIME_ID))
    return false;
  if (work === 'paid' && job.jobTypeId === VOLUNTEER_ID) return false;
  if (work === 'volunteer' && job.jobTypeId !== VOLUNTEER_ID) return false;
  if (place === 'home') return job.homeofficeId >= HOMEOFFICE_MOSTLY_ID;
  return place !== 'out' || job.homeofficeId < HOMEOFFICE_FULL_ID;
}
