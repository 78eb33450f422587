import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobCounts } from '../database/schema.ts';
import { countersAtLocation } from './job-location.ts';
import { jobSource, type ReadFilter } from './job-source.ts';

/** The jobs of each postal code, as a subquery: from the counters where they say it all. */
export function countedCodes(db: Database, filter: ReadFilter) {
  if (filter.positionId === undefined && filter.hiddenIds.length === 0) {
    return db
      .select({
        code: sql<string>`${jobCounts.postalCode}`.as('counted_code'),
        jobs: sql<number>`sum(${jobCounts.jobs})::int`.as('counted_jobs'),
      })
      .from(jobCounts)
      .where(countersAtLocation(filter.location))
      .groupBy(jobCounts.postalCode)
      .as('counted');
  }
  const { table, postalCode, condition } = jobSource(filter);
  return db
    .select({
      code: sql<string>`coalesce(${postalCode}, '')`.as('counted_code'),
      jobs: sql<number>`count(*)::int`.as('counted_jobs'),
    })
    .from(table)
    .where(condition)
    .groupBy(postalCode)
    .as('counted');
}

/** How many jobs of a filter each postal code has; codes without any may be left out. */
export async function countByCode(
  db: Database,
  filter: ReadFilter,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(countedCodes(db, filter));
  return new Map(rows.map((row) => [row.code, row.jobs]));
}
