import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import {
  filterCondition,
  jobColumns,
  linkColumns,
  oneOf,
  type ReadFilter,
} from './filter-condition.ts';
import type { Activities } from './search-profile.ts';

/** A table that answers a filter from its indexes, without reading the jobs. */
export type JobSource = {
  readonly table: PgTable | SQL;
  readonly id: SQLWrapper;
  readonly createdAt: SQLWrapper;
  readonly postalCode: SQLWrapper;
  readonly condition: SQL | undefined;
};

/** All active jobs of a filter, each once. */
function allJobs(filter: ReadFilter): JobSource {
  const { id, createdAt, postalCode } = jobDemands;
  const condition = and(eq(jobDemands.status, 'active'), filterCondition(jobColumns, filter));
  return { table: jobDemands, id, createdAt, postalCode, condition };
}

/** The rows of a position, which repeat place and date. */
function jobsOfPosition(positionId: number, filter: ReadFilter): JobSource {
  const { jobDemandId: id, createdAt, postalCode } = jobDemandPositions;
  const condition = and(
    eq(jobDemandPositions.positionId, positionId),
    sql`${jobDemandPositions.active}`,
    filterCondition(linkColumns, filter),
  );
  return { table: jobDemandPositions, id, createdAt, postalCode, condition };
}

/**
 * What fits some activities, found by them: those to imagine, and of the others those by position,
 * each once however many of its positions fit.
 */
function fittingJobs(
  { positionIds, potentialJobIds }: Activities,
  filter: ReadFilter,
  most: number | undefined,
): JobSource {
  const links = jobDemandPositions;
  const first = most === undefined ? sql`` : sql`order by 2 desc, 1 desc limit ${most}::int`;
  const imagined = and(
    oneOf(jobDemands.potentialJobId, potentialJobIds),
    eq(jobDemands.status, 'active'),
    filterCondition(jobColumns, filter),
  );
  const ofPositions = and(
    oneOf(links.positionId, positionIds),
    sql`${links.active}`,
    sql`${oneOf(links.potentialJobId, potentialJobIds)} is not true`,
    filterCondition(linkColumns, filter),
  );
  const table = sql`(
    (select ${jobDemands.id} as id, ${jobDemands.createdAt} as created_at, ${jobDemands.postalCode} as postal_code
    from ${jobDemands} where ${imagined} ${first})
    union all
    (select distinct ${links.jobDemandId}, ${links.createdAt}, ${links.postalCode}
    from ${links} where ${ofPositions} ${first})
  ) as fitting`;
  const column = (name: string) => sql`fitting.${sql.identifier(name)}`;
  return {
    table,
    id: column('id'),
    createdAt: column('created_at'),
    postalCode: column('postal_code'),
    condition: undefined,
  };
}

/**
 * The one condition of list, count, map and suggestions: active jobs that fit and are not hidden.
 * @param most how many of the newest are wanted; without it all are there
 */
export function jobSource(filter: ReadFilter, most?: number): JobSource {
  const { positionId, fits } = filter;
  if (positionId !== undefined) {
    // Every job of a position that is one of the activities fits.
    const all = fits?.positionIds.includes(positionId);
    return jobsOfPosition(positionId, all ? { ...filter, fits: undefined } : filter);
  }
  return fits ? fittingJobs(fits, { ...filter, fits: undefined }, most) : allJobs(filter);
}
