import type { Database } from '../database/database.ts';
import { and, sql } from '../database/drizzle.ts';
import { jobDemandPositions } from '../database/schema.ts';
import { filterCondition, linkColumns, oneOf, type ReadFilter } from './filter-condition.ts';

/** How many active jobs some positions have at a location; those without are missing. */
export async function countByPosition(
  db: Database,
  filter: Omit<ReadFilter, 'positionId'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { positionId, active } = jobDemandPositions;
  const rows = await db
    .select({ id: positionId, jobs: sql<number>`count(*)::int` })
    .from(jobDemandPositions)
    .where(and(oneOf(positionId, ids), sql`${active}`, filterCondition(linkColumns, filter)))
    .groupBy(positionId);
  return new Map(rows.map((row) => [row.id, row.jobs]));
}
