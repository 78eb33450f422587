import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import { filterCondition, jobColumns, linkColumns, type ReadFilter } from './filter-condition.ts';
import { fittingJobs } from './fitting-jobs.ts';

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
  const condition = and(eq(jobDemands.status, 'active'), filterCondition(jobColumns, filter));
  return { table: jobDemands, id, createdAt, postalCode, homeofficeId, condition };
}

/** The rows of a position, which repeat place and date. */
function jobsOfPosition(positionId: number, filter: ReadFilter): JobSource {
  const { jobDemandId: id, createdAt, postalCode, homeofficeId } = jobDemandPositions;
  const condition = and(
    eq(jobDemandPositions.positionId, positionId),
    sql`${jobDemandPositions.active}`,
    filterCondition(linkColumns, filter),
  );
  return { table: jobDemandPositions, id, createdAt, postalCode, homeofficeId, condition };
}

/**
 * The one condition of list, count, map and suggestions: active jobs that fit and are not hidden.
 * @param most how many of the newest are wanted; without it all are there
 */
export function jobSource(filter: ReadFilter, most?: number): JobSource {
  const { positionId, fits } = filter;
  if (positionId !== undefined) {
    // Every job of a position that is one of the activities fits.
    const all = fits?.positionIds.includes(positionId) && !fits.mainOnly;
    return jobsOfPosition(positionId, all ? { ...filter, fits: undefined } : filter);
  }
  if (!fits) return allJobs(filter);
  const column = (name: string) => sql`fitting.${sql.identifier(name)}`;
  return {
    table: sql`${fittingJobs(fits, { ...filter, fits: undefined }, most)} as fitting`,
    id: column('id'),
    createdAt: column('created_at'),
    postalCode: column('postal_code'),
    homeofficeId: column('homeoffice_id'),
    condition: undefined,
  };
}
