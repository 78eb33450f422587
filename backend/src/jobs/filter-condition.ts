import { HOMEOFFICE_MOSTLY_ID } from '@silverjobs/contract';
import { type AnyPgColumn, and, type SQL, type SQLWrapper, sql } from '../database/drizzle.ts';
import { jobDemandPositions, jobDemands, jobWords } from '../database/schema.ts';
import { type FilterPlaces, placesOf } from './filter-places.ts';
import { anyOf, jobsAtLocation } from './job-location.ts';
import { anyMark, jobSays, type NamedJob, type Said } from './job-words.ts';
import type { Activities } from './search-profile.ts';
import { suiting, type Wishes } from './wishes.ts';

/** Where a job stands among the newest, to the microsecond: a Date knows milliseconds. */
export type PlaceInTime = { readonly id: number; readonly createdAt: string };

/** What jobs are filtered by, with everything looked up that the condition needs. */
export type ReadFilter = FilterPlaces & {
  readonly positionId: number | undefined;
  /** Jobs that the requesting candidate has hidden. */
  readonly hiddenIds: readonly number[];
  /** Only these kinds of job, and these hours. */
  readonly jobTypeIds?: readonly number[] | undefined;
  readonly workLoadIds?: readonly number[] | undefined;
  /** Only jobs that fit these activities. */
  readonly fits?: Activities | undefined;
  /** Only jobs that fit none of these. */
  readonly fitsNot?: readonly Activities[] | undefined;
  /** Only what is as she wants to work, and only what is not. */
  readonly suits?: Wishes | undefined;
  readonly suitsNot?: Wishes | undefined;
  /** Not what can be done from home and fits these. */
  readonly fitsNotAtHome?: readonly Activities[] | undefined;
  /** Only what can be done from home so much at least: an id of its choices. */
  readonly homeofficeFrom?: number | undefined;
  /** What is asked of the row of the job itself, which the rows of positions do not repeat. */
  readonly ofJob?: SQL | undefined;
  /** The few jobs that say what was asked, and are as is asked of their rows. */
  readonly named?: readonly NamedJob[] | undefined;
  /** What it has to say, where many do. */
  readonly said?: Said | undefined;
  /** The ids of those that say it, read at once, in place of it. */
  readonly saidBy?: SQL | undefined;
  /** Only what comes after this job, newest first (jobs-103). */
  readonly behind?: PlaceInTime | undefined;
  /** Only this job. */
  readonly only?: number | undefined;
};

/** Whether a filter leaves nothing out but what is hidden and what does not say something. */
export function isEverything({ location, hiddenIds: _, said: __, ...others }: ReadFilter): boolean {
  return location.kind === 'all' && Object.values(others).every((value) => value === undefined);
}

/** Columns that every table of jobs repeats. */
export type FilterColumns = {
  readonly id: AnyPgColumn;
  readonly createdAt: AnyPgColumn;
  readonly postalCode: AnyPgColumn;
  readonly districtId: AnyPgColumn;
  readonly stateId: AnyPgColumn;
  readonly homeofficeId: AnyPgColumn;
  readonly jobTypeId: AnyPgColumn;
  readonly workLoadId: AnyPgColumn;
  readonly potentialJobId: AnyPgColumn;
  /** What the row says and is marked with, where it is at hand. */
  readonly words?: AnyPgColumn;
};

/** The columns of the jobs, of the rows of their positions, of those of their words, and of the indexes of these. */
export const jobColumns: FilterColumns = jobDemands;
export const linkColumns: FilterColumns = {
  ...jobDemandPositions,
  id: jobDemandPositions.jobDemandId,
};
const { words, ...indexed } = jobWords;
export const indexColumns: FilterColumns = { ...indexed, id: jobWords.jobDemandId };
export const wordColumns: FilterColumns = { ...indexColumns, words };

/** A value of the column is among some numbers; the planner knows them. */
export function oneOf(column: SQLWrapper, ids: readonly number[] | undefined): SQL | undefined {
  return ids && sql`${column} = any(${sql.param(ids)}::int[])`;
}

export const idsOf = (named: readonly NamedJob[]) => named.map(({ id }) => id);

/** Leaves out what the requesting candidate has hidden. */
export function notHidden(id: SQLWrapper, hiddenIds: readonly number[]): SQL | undefined {
  if (hiddenIds.length === 0) return undefined;
  return sql`${id} <> all(${sql.param(hiddenIds)}::int[])`;
}

/** Marks of jobs that fit some activities, one of which they have (sql/job-words.sql). */
export const fittingMarks = ({ positionIds, potentialJobIds, mainOnly }: Activities): string[] => [
  ...positionIds.map((id) => `${mainOnly ? 'm' : 'o'}${id}`),
  ...potentialJobIds.map((id) => `j${id}`),
];

/**
 * Whether a job fits: by its marks, or by the activity to imagine in its own row or one of its positions. Those at the
 * codes that are asked for anyway are found by place.
 */
export function fitting(
  columns: FilterColumns,
  activities: Activities,
  codes?: readonly string[],
): SQL {
  const marks = fittingMarks(activities);
  if (columns.words && marks.length > 0) {
    return sql`(${columns.words} @@ ${anyMark(marks)}::tsquery)`;
  }
  const links = sql.identifier('own');
  const ofPositions = and(
    sql`${links}.job_demand_id = ${columns.id}`,
    sql`${links}.position_id = any(${sql.param(activities.positionIds)}::int[])`,
    sql`${links}.active`,
    activities.mainOnly && sql`${links}.rank = 0`,
    codes && anyOf(sql`${links}.postal_code`, codes),
  );
  const imagined = sql`${columns.potentialJobId} = any(${sql.param(activities.potentialJobIds)}::int[])`;
  if (activities.positionIds.length === 0) return sql`coalesce(${imagined}, false)`;
  return sql`(coalesce(${imagined}, false)
    or exists (select from ${jobDemandPositions} as ${links} where ${ofPositions}))`;
}

function atPlaces(postalCode: AnyPgColumn, codes: readonly string[]): SQL {
  const known = anyOf(postalCode, codes);
  return codes.includes('') ? sql`(${known} or ${postalCode} is null)` : known;
}

/** What is asked of the job's own row; rows of its positions look it up. */
function ofJobRow(columns: FilterColumns, condition: SQL): SQL {
  if (columns.id === jobDemands.id) return condition;
  return sql`exists (select from ${jobDemands} where ${jobDemands.id} = ${columns.id} and ${condition})`;
}

/** What a filter asks of a row of jobs beside its position and that it is active. */
export function filterCondition(
  columns: FilterColumns,
  filter: Omit<ReadFilter, 'positionId'>,
): SQL | undefined {
  const { id, createdAt, postalCode } = columns;
  const { fits, fitsNot, fitsNotAtHome, suits, suitsNot, behind, only } = filter;
  const { location, codes, awayFrom } = placesOf(filter);
  return and(
    // One comparison of both: an index is entered there instead of being read up to there.
    behind && sql`(${createdAt}, ${id}) < (${behind.createdAt}::timestamptz, ${behind.id}::int)`,
    only === undefined ? undefined : sql`${id} = ${only}`,
    jobsAtLocation(columns, location),
    oneOf(columns.jobTypeId, filter.jobTypeIds),
    oneOf(columns.workLoadId, filter.workLoadIds),
    filter.homeofficeFrom === undefined
      ? undefined
      : sql`${columns.homeofficeId} >= ${filter.homeofficeFrom}::int`,
    filter.named && oneOf(id, idsOf(filter.named)),
    filter.ofJob && ofJobRow(columns, filter.ofJob),
    filter.said && jobSays(sql`${columns.id}`, filter.said),
    // Behind 'is true' they are read once; the planner expects few, and would look up each.
    filter.saidBy && sql`(${columns.id} in (${filter.saidBy})) is true`,
    codes && atPlaces(postalCode, codes),
    awayFrom &&
      sql`(${postalCode} is null or ${postalCode} <> all(${sql.param(awayFrom)}::text[]))`,
    suits && suiting(columns, suits),
    suitsNot && sql`not ${suiting(columns, suitsNot)}`,
    fits && fitting(columns, fits, codes),
    ...(fitsNotAtHome ?? []).map(
      (each) =>
        sql`not (${columns.homeofficeId} >= ${HOMEOFFICE_MOSTLY_ID}::int and ${fitting(columns, each, codes)})`,
    ),
    ...(fitsNot ?? []).map((each) => sql`not ${fitting(columns, each, codes)}`),
    notHidden(id, filter.hiddenIds),
  );
}
