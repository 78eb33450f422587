import { HOMEOFFICE_MOSTLY_ID } from '@silverjobs/contract';
import { and, eq, type PgTable, type SQL, type SQLWrapper, sql } from '../database/drizzle.ts';
import { jobDemandPositions, jobDemands, jobWords } from '../database/schema.ts';
import {
  filterCondition,
  fittingMarks,
  indexColumns,
  jobColumns,
  linkColumns,
  type ReadFilter,
  wordColumns,
} from './filter-condition.ts';
import { placesOf } from './filter-places.ts';
import { fittingJobs } from './fitting-jobs.ts';
import { type Said, type SaidPart, sayingByBits } from './job-words.ts';
import { jobsOf, linksOf } from './named-jobs.ts';
import {
  lookMs,
  type PlanLimits,
  partMarked,
  partThere,
  planOf,
  saysByPlan,
  walkMs,
} from './said-plan.ts';
import { suits, VOLUNTEER_ID } from './wishes.ts';

/** A table that answers a filter from its indexes, without reading the jobs. */
export type JobSource = {
  readonly table: PgTable | SQL;
  readonly id: SQLWrapper;
  readonly createdAt: SQLWrapper;
  readonly postalCode: SQLWrapper;
  readonly homeofficeId: SQLWrapper;
  readonly condition: SQL | undefined;
};

/** All active jobs of a filter, each once. */
function allJobs(filter: ReadFilter): JobSource {
  const { id, createdAt, postalCode, homeofficeId } = jobDemands;
  // The table is of those alone that are named.
  const asked = filterCondition(jobColumns, { ...filter, named: undefined });
  const condition = and(eq(jobDemands.status, 'active'), asked);
  return { table: jobsOf(filter), id, createdAt, postalCode, homeofficeId, condition };
}

const regionMark = ({ kind, regionId }: { kind: 'state' | 'district'; regionId: number }) =>
  `${kind === 'state' ? 's' : 'd'}${regionId}`;

/** What a filter asks of jobs that they are marked with, and what is left of it. */
function markedBy(filter: ReadFilter) {
  const { location, placeCodes, jobTypeIds, workLoadIds, homeofficeFrom, fits } = filter;
  // Codes within a district are narrowed to it by their list.
  const isPlace = !placeCodes && (location.kind === 'state' || location.kind === 'district');
  const isHome = location.kind === 'homeoffice';
  const isMostly = homeofficeFrom === HOMEOFFICE_MOSTLY_ID;
  const { suits: wishes } = filter;
  const marks = [
    jobTypeIds?.map((id) => `k${id}`) ?? [],
    workLoadIds?.map((id) => `w${id}`) ?? [],
    isHome || isMostly || wishes?.place === 'home' ? ['h'] : [],
    // What is wanted leaves little: the rest of it is asked of the row.
    wishes?.work === 'volunteer' ? [`k${VOLUNTEER_ID}`] : [],
    isPlace ? [regionMark(location)] : [],
    fits ? fittingMarks(fits) : [],
  ];
  const others: ReadFilter = {
    ...filter,
    location: isPlace || isHome ? { kind: 'all' } : location,
    jobTypeIds: undefined,
    workLoadIds: undefined,
    homeofficeFrom: isMostly ? undefined : homeofficeFrom,
    // Where there is nothing to fit, nothing does.
    fits: fits && fittingMarks(fits).length > 0 ? undefined : fits,
  };
  return { marks: marks.filter(({ length }) => length > 0), others };
}

/** Whether jobs are found by what they say: words, what they fit and places together, by the bitmaps of both indexes. */
export const isFoundByWords = ({ positionId, said }: ReadFilter): boolean =>
  said !== undefined && positionId === undefined;

/** Of how many jobs: all of them, or those of some places, a few thousand. */
type ReadFrom = 'all' | 'zone';

/** The part of all jobs from which on those of a few thousand are sooner looked at one by one. */
export const OFTEN_IN_ZONE = 0.02;

type Limits = Pick<PlanLimits, 'most' | 'among'>;

/** By a sample: none of it may be, and some of all are nevertheless. */
const LEAST_PART = 0.000_25;

/** Which part of all jobs says it and is of the kind and hours that a filter asks for, wherever it is. */
export function wantedPart(filter: ReadFilter, { share, newest }: Said): number {
  if (!newest) return Math.max(share, LEAST_PART);
  const { location, jobTypeIds, workLoadIds, homeofficeFrom, suits: wishes, suitsNot } = filter;
  const home = Math.max(
    homeofficeFrom ?? 0,
    location.kind === 'homeoffice' ? HOMEOFFICE_MOSTLY_ID : 0,
  );
  const isWanted = (job: SaidPart) =>
    job.homeofficeId >= home &&
    (jobTypeIds?.includes(job.jobTypeId ?? 0) ?? true) &&
    (workLoadIds?.includes(job.workLoadId ?? 0) ?? true) &&
    suits(job, wishes ?? null) &&
    !(suitsNot && suits(job, suitsNot));
  const part = newest.reduce((sum, job) => sum + (isWanted(job) ? job.part : 0), 0);
  return Math.max(part, LEAST_PART);
}

/**
 * What jobs are asked to say and to be marked with, how they are found by it, and which part of all jobs that may be.
 */
export function plannedBy(filter: ReadFilter, said: Said, limits: Limits = {}) {
  const { marks, others } = markedBy(filter);
  const all: Said = { ...said, marks: [...said.marks, ...marks] };
  const { location, codes, jobs = 'unknown' } = placesOf(filter);
  // What is asked of the rows leaves more.
  const fitting = filter.fits
    ? Math.max(partMarked(said, fittingMarks(filter.fits)), LEAST_PART)
    : 1;
  const saidBy = fitting * wantedPart({ ...filter, suits: undefined, suitsNot: undefined }, said);
  const plan = planOf(all, { ...limits, there: codes && jobs, saidBy });
  const ofPlaces = codes ? partThere(said, jobs) : 1;
  const there =
    location.kind === 'state' || location.kind === 'district'
      ? partMarked(said, [regionMark(location)])
      : ofPlaces;
  return { all, others, plan, share: wantedPart(filter, said) * there * fitting };
}

const { jobDemandId, createdAt, postalCode, homeofficeId, active } = jobWords;
const wordSource = { table: jobWords, id: jobDemandId, createdAt, postalCode, homeofficeId };

/** Microseconds of whether a job fits, by its rows of positions. */
const FIT_US = 5;

/** How long it takes to ask so many jobs whether they fit, those that say it and are as is wanted, in milliseconds. */
const fitMs = (filter: ReadFilter, said: Said, jobs: number): number =>
  filter.fits ? (jobs * wantedPart(filter, said) * FIT_US) / 1_000 : 0;

/** Jobs that an index of all that is asked holds one after the other, and how long it takes to read them. */
type Walk = { readonly source: JobSource; readonly ms: number };

/**
 * The jobs at the places of a filter, by the index of places; null where that does not hold all that is asked.
 * @param most so many are enough
 */
function walkPlaces(filter: ReadFilter, said: Said, most?: number): Walk | null {
  const isSaid = sayingByBits(said, said.clientIds);
  const { codes, jobs } = placesOf(filter);
  if (!isSaid || !codes || jobs === undefined) return null;
  const condition = and(
    sql`${active}`,
    filterCondition(indexColumns, { ...filter, said: undefined }),
    isSaid,
  );
  const msFor = (read: number) => walkMs(read) + fitMs(filter, said, read);
  if (most === undefined) return { source: { ...wordSource, condition }, ms: msFor(jobs) };
  const some = sql`(select * from ${jobWords} where ${condition} limit ${most}::int) as ${jobWords}`;
  return {
    source: { ...wordSource, table: some, condition: undefined },
    ms: msFor(Math.min(jobs, most / wantedPart(filter, said))),
  };
}

/** So many more are looked at than are expected to do: what is asked may go together less than by chance. */
export const SURELY = 3;

/**
 * Some of the newest jobs, by the index of dates: so many that enough of them are expected to be of the filter; null where
 * that does not hold all that is asked.
 */
export function walkDates(filter: ReadFilter, said: Said, enough: number): Walk | null {
  const isSaid = sayingByBits(said, said.clientIds);
  if (!isSaid) return null;
  const { behind, ...others } = filter;
  const older = filterCondition(indexColumns, { location: { kind: 'all' }, hiddenIds: [], behind });
  const jobs = enough / plannedBy(filter, said).share;
  const newest = sql`(select * from ${jobWords} where ${and(sql`${active}`, older)}
    order by ${createdAt} desc, ${jobDemandId} desc limit ${Math.ceil(SURELY * jobs)}::int) as ${jobWords}`;
  const condition = and(filterCondition(indexColumns, { ...others, said: undefined }), isSaid);
  const ms = walkMs(jobs) + fitMs(filter, said, jobs);
  return { source: { ...wordSource, table: newest, condition }, ms };
}

/** All active jobs of a filter that say what is asked: by the index of places or by that of words. */
export function jobsThatSay(filter: ReadFilter, said: Said, limits: Limits): JobSource {
  const { all, others, plan } = plannedBy(filter, said, limits);
  const walk = limits.among === undefined ? walkPlaces(filter, said, limits.most) : null;
  if (walk && walk.ms <= plan.ms) return walk.source;
  const rest = filterCondition(wordColumns, { ...others, said: undefined });
  // Behind 'is true' no index is asked for it.
  const isRest =
    rest && !plan.isByPlace && filter.only === undefined ? sql`(${rest}) is true` : rest;
  const condition = and(sql`${active}`, isRest, saysByPlan(all, plan));
  return { ...wordSource, condition };
}

/** How long it takes to find them, in milliseconds. */
export function msOf(filter: ReadFilter, said: Said, most?: number): number {
  const { plan } = plannedBy(filter, said, { most });
  return Math.min(plan.ms, walkPlaces(filter, said, most)?.ms ?? plan.ms);
}

/** Which part of all jobs has an occupation, and how long a place takes to be looked up with one, in milliseconds. */
const [PART_OF_EACH, PLACE_MS] = [0.004, 0.001];
/** How long it takes to look up what one job says, in milliseconds. */
const ASK_MS = 0.007;

/**
 * How jobs of a zone are asked what they say, and how long it takes, in milliseconds: each by its id, or those that fit
 * are looked for among all there that say it, where an index holds these.
 */
function askedInZone(filter: ReadFilter, said: Said) {
  const { codes = [], jobs = 0 } = placesOf(filter);
  const { fits, fitsNot: _, fitsNotAtHome: __, behind: ___, ...there } = filter;
  if (!fits) return { ms: lookMs(jobs) + jobs * ASK_MS };
  const { length } = fits.positionIds;
  const fitting = jobs * length * PART_OF_EACH;
  const ms = lookMs(fitting) + codes.length * length * PLACE_MS;
  const walk = walkPlaces(there, said);
  if (!walk || walk.ms > fitting * ASK_MS) return { ms: ms + fitting * ASK_MS };
  const { id, table, condition } = walk.source;
  return { ms: ms + walk.ms, saidBy: sql`select ${id} from ${table} where ${condition}` };
}

/** The rows of a position, which repeat place and date. */
function jobsOfPosition(positionId: number, filter: ReadFilter): JobSource {
  const { jobDemandId: id, createdAt, postalCode, homeofficeId } = jobDemandPositions;
  const condition = and(
    eq(jobDemandPositions.positionId, positionId),
    sql`${jobDemandPositions.active}`,
    filterCondition(linkColumns, filter),
  );
  return { table: linksOf(filter), id, createdAt, postalCode, homeofficeId, condition };
}

/**
 * The one condition of list, count, map and suggestions: active jobs that fit and are not hidden.
 * @param most how many of the newest are wanted, of what jobs say how many of any; without it all are there
 * @param from of how many jobs; those of a zone are asked one by one what they say where that is sooner
 */
export function jobSource(filter: ReadFilter, most?: number, from: ReadFrom = 'all'): JobSource {
  const { positionId, fits } = filter;
  if (positionId !== undefined) {
    // Every job of a position that is one of the activities fits.
    const all = fits?.positionIds.includes(positionId) && !fits.mainOnly;
    return jobsOfPosition(positionId, all ? { ...filter, fits: undefined } : filter);
  }
  const { said } = filter;
  const asked = said && from === 'zone' ? askedInZone(filter, said) : undefined;
  if (said && (asked ? msOf(filter, said) < asked.ms : isFoundByWords(filter))) {
    return jobsThatSay(filter, said, { most });
  }
  const { saidBy } = asked ?? {};
  if (saidBy) return jobSource({ ...filter, said: undefined, saidBy }, most, from);
  if (!fits) return allJobs(filter);
  const column = (name: string) => sql`fitting.${sql.identifier(name)}`;
  return {
    table: sql`${fittingJobs(fits, { ...filter, fits: undefined }, filter.named ? undefined : most)} as fitting`,
    id: column('id'),
    createdAt: column('created_at'),
    postalCode: column('postal_code'),
    homeofficeId: column('homeoffice_id'),
    condition: undefined,
  };
}
