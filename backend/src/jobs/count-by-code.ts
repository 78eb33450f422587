import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { countersOf, countersSayAll } from './counters.ts';
import type { ReadFilter } from './filter-condition.ts';
import { jobSource } from './job-source.ts';

/** The jobs of each postal code, as a subquery: from the counters where they say it all. */
export function countedCodes(db: Database, filter: ReadFilter) {
  if (countersSayAll(filter) && filter.hiddenIds.length === 0) {
    const { table, condition } = countersOf(filter);
    return db
      .select({
        code: sql<string>`${table.postalCode}`.as('counted_code'),
        jobs: sql<number>`sum(${table.jobs})::int`.as('counted_jobs'),
      })
      .from(table)
      .where(condition)
      .groupBy(table.postalCode)
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
    .groupBy(sql`${postalCode}`)
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
