import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemandPositions } from '../database/schema.ts';
import { jobsAtLocation } from './job-location.ts';
import { notHidden, type ReadFilter } from './job-source.ts';

/** How many active jobs some positions have at a location; those without are missing. */
export async function countByPosition(
  db: Database,
  { location, hiddenIds }: Pick<ReadFilter, 'location' | 'hiddenIds'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { positionId, jobDemandId, active } = jobDemandPositions;
  const rows = await db
    .select({ id: positionId, jobs: sql<number>`count(*)::int` })
    .from(jobDemandPositions)
    .where(
      and(
        inArray(positionId, [...ids]),
        sql`${active}`,
        jobsAtLocation(jobDemandPositions, location),
        notHidden(jobDemandId, hiddenIds),
      ),
    )
    .groupBy(positionId);
  return new Map(rows.map((row) => [row.id, row.jobs]));
}
