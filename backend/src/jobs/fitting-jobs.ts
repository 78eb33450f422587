import { and, eq, type PgTable, type SQL, sql } from '../database/drizzle.ts';
import { jobDemands, jobDemandPositions as links } from '../database/schema.ts';
import {
  filterCondition,
  jobColumns,
  linkColumns,
  oneOf,
  type ReadFilter,
} from './filter-condition.ts';
import { placesOf } from './filter-places.ts';
import { jobsOf, linksOf } from './named-jobs.ts';
import type { Activities } from './search-profile.ts';

/**
 * So many active jobs at the asked postal codes are read by place, more by date until the page is
 * full. PostgreSQL cannot tell both apart: to it all but the most frequent codes have equally many
 * jobs (docs/decisions/0027), and by date it looks for a few jobs among all.
 */
const MAX_BY_PLACE = 20_000;

/** So many places and positions are looked up one with the other. */
const MOST_LOOKED_UP = 20_000;

/** Counted some minutes ago; where nobody counted, all there may be. */
function expectedJobs({ placeCodes }: ReadFilter): number {
  const unknown = Number.POSITIVE_INFINITY;
  return placeCodes?.reduce((sum, { jobs = unknown }) => sum + jobs, 0) ?? unknown;
}

/** The jobs of the activities to imagine. */
function imaginedJobs(jobs: PgTable | SQL, condition: SQL | undefined): SQL {
  return sql`select ${jobDemands.id} as id, ${jobDemands.createdAt} as created_at, ${jobDemands.postalCode} as postal_code,
    ${jobDemands.homeofficeId} as homeoffice_id from ${jobs} where ${condition}`;
}

const linkRow = sql`${links.jobDemandId} as id, ${links.createdAt} as created_at, ${links.postalCode} as postal_code,
  ${links.homeofficeId} as homeoffice_id`;

/** The newest of each position: none that is older can be among the newest of all. */
function newestOfEach(
  positionIds: readonly number[],
  condition: SQL | undefined,
  most: number,
): SQL {
  return sql`select distinct newest.* from unnest(${sql.param(positionIds)}::int[]) as own(position_id)
    cross join lateral (
      select ${linkRow} from ${links} where ${links.positionId} = own.position_id and ${condition}
      order by ${links.createdAt} desc, ${links.jobDemandId} desc limit ${most}::int
    ) as newest`;
}

/** What jobs of the asked places fit: each place is looked up with each position. */
function atPlaces(
  positionIds: readonly number[],
  mainOnly: true | undefined,
  potentialJobIds: readonly number[],
  filter: ReadFilter,
): SQL | undefined {
  const { codes, location } = placesOf(filter);
  const isSoon = codes && codes.length * positionIds.length <= MOST_LOOKED_UP;
  if (!isSoon || filter.named || codes.includes('')) return undefined;
  const condition = and(
    oneOf(links.positionId, positionIds),
    sql`${links.postalCode} = at.code`,
    sql`${links.active}`,
    mainOnly && eq(links.rank, 0),
    sql`${oneOf(links.potentialJobId, potentialJobIds)} is not true`,
    filterCondition(linkColumns, {
      ...filter,
      location,
      placeCodes: undefined,
      awayFromCodes: undefined,
    }),
  );
  return sql`select distinct found.* from unnest(${sql.param(codes)}::text[]) as at(code) cross join lateral (
    select ${linkRow} from ${links} where ${condition} offset 0) as found`;
}

/**
 * What fits some activities, as a subquery with id, created_at, postal_code and homeoffice_id: by the activities to
 * imagine, and of the others by position, each once however many of its positions fit.
 * @param most how many of the newest are wanted; without it all are there
 */
export function fittingJobs(
  { positionIds, potentialJobIds, mainOnly }: Activities,
  filter: ReadFilter,
  most: number | undefined,
): SQL {
  const imagined = and(
    oneOf(jobDemands.potentialJobId, potentialJobIds),
    eq(jobDemands.status, 'active'),
    filterCondition(jobColumns, filter),
  );
  const ofPositions = and(
    sql`${links.active}`,
    mainOnly && eq(links.rank, 0),
    sql`${oneOf(links.potentialJobId, potentialJobIds)} is not true`,
    filterCondition(linkColumns, filter),
  );
  const ofAny = and(oneOf(links.positionId, positionIds), ofPositions);
  const byPosition =
    atPlaces(positionIds, mainOnly, potentialJobIds, filter) ??
    sql`select distinct ${linkRow} from ${linksOf(filter)} where ${ofAny}`;
  const ofImagined = imaginedJobs(jobsOf(filter), imagined);
  if (most === undefined) return sql`((${ofImagined}) union all (${byPosition}))`;
  const first = sql`order by 2 desc, 1 desc limit ${most}::int`;
  if (expectedJobs(filter) > MAX_BY_PLACE) {
    const newest = newestOfEach(positionIds, ofPositions, most);
    return sql`((${ofImagined} ${first}) union all (${newest} ${first}))`;
  }
  // Behind 'offset 0' the planner does not see the order, so it does not read by date.
  const all = sql`select * from (${ofImagined} offset 0) as imagined`;
  return sql`((${all} ${first}) union all (${byPosition} ${first}))`;
}
