import { and, eq, type SQL, sql } from 'drizzle-orm';
import { jobDemands, jobDemandPositions as links } from '../database/schema.ts';
import {
  filterCondition,
  jobColumns,
  linkColumns,
  oneOf,
  type ReadFilter,
} from './filter-condition.ts';
import type { Activities } from './search-profile.ts';

/**
 * So many active jobs at the asked postal codes are read by place, more by date until the page is
 * full. PostgreSQL cannot tell both apart: to it all but the most frequent codes have equally many
 * jobs (docs/decisions/0027), and by date it looks for a few jobs among all.
 */
const MAX_BY_PLACE = 20_000;

/** Counted some minutes ago; where nobody counted, all there may be. */
function expectedJobs({ placeCodes }: ReadFilter): number {
  const unknown = Number.POSITIVE_INFINITY;
  return placeCodes?.reduce((sum, { jobs = unknown }) => sum + jobs, 0) ?? unknown;
}

/** The jobs of the activities to imagine. */
function imaginedJobs(condition: SQL | undefined): SQL {
  return sql`select ${jobDemands.id} as id, ${jobDemands.createdAt} as created_at, ${jobDemands.postalCode} as postal_code,
    ${jobDemands.homeofficeId} as homeoffice_id from ${jobDemands} where ${condition}`;
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
  const byPosition = sql`select distinct ${linkRow} from ${links} where ${ofAny}`;
  if (most === undefined) return sql`((${imaginedJobs(imagined)}) union all (${byPosition}))`;
  const first = sql`order by 2 desc, 1 desc limit ${most}::int`;
  if (expectedJobs(filter) > MAX_BY_PLACE) {
    const newest = newestOfEach(positionIds, ofPositions, most);
    return sql`((${imaginedJobs(imagined)} ${first}) union all (${newest} ${first}))`;
  }
  // Behind 'offset 0' the planner does not see the order, so it does not read by date.
  const all = sql`select * from (${imaginedJobs(imagined)} offset 0) as imagined`;
  return sql`((${all} ${first}) union all (${byPosition} ${first}))`;
}
