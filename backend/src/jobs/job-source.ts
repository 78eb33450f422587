import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import { type JobLocation, jobsAtLocation } from './job-location.ts';

/** What jobs are filtered by, with everything looked up that the condition needs. */
export type ReadFilter = {
  readonly positionId: number | undefined;
  readonly location: JobLocation;
  /** Jobs that the requesting candidate has hidden. */
  readonly hiddenIds: readonly number[];
  /** Only jobs with one of these postal codes. */
  readonly placeCodes?: readonly string[] | undefined;
};

/**
 * The table that answers a filter from one index alone: with a position its own rows, which repeat
 * place and date, otherwise the jobs.
 */
export type JobSource = {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly createdAt: AnyPgColumn;
  readonly postalCode: AnyPgColumn;
  readonly condition: SQL | undefined;
};

/** Leaves out what the requesting candidate has hidden. */
export function notHidden(id: AnyPgColumn, hiddenIds: readonly number[]): SQL | undefined {
  if (hiddenIds.length === 0) return undefined;
  return sql`${id} <> all(${sql.param(hiddenIds)}::int[])`;
}

function atCodes(postalCode: AnyPgColumn, codes: readonly string[] | undefined) {
  return codes && sql`${postalCode} = any(${sql.param(codes)}::text[])`;
}

/** The one condition of list, count, map and suggestions: active jobs that fit and are not hidden. */
export function jobSource(filter: ReadFilter): JobSource {
  const { positionId, location, hiddenIds, placeCodes } = filter;
  if (positionId === undefined) {
    const { id, createdAt, postalCode } = jobDemands;
    const condition = and(
      eq(jobDemands.status, 'active'),
      jobsAtLocation(jobDemands, location),
      atCodes(postalCode, placeCodes),
      notHidden(id, hiddenIds),
    );
    return { table: jobDemands, id, createdAt, postalCode, condition };
  }
  const { jobDemandId: id, createdAt, postalCode } = jobDemandPositions;
  const condition = and(
    eq(jobDemandPositions.positionId, positionId),
    sql`${jobDemandPositions.active}`,
    jobsAtLocation(jobDemandPositions, location),
    atCodes(postalCode, placeCodes),
    notHidden(id, hiddenIds),
  );
  return { table: jobDemandPositions, id, createdAt, postalCode, condition };
}
