import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { jobDemands } from '../database/schema.ts';
import type { PlaceInTime, ReadFilter } from './filter-condition.ts';
import { jobSource } from './job-source.ts';

const findPlace = keptStatement((db) =>
  db
    .select({
      id: jobDemands.id,
      createdAt: sql<string>`${jobDemands.createdAt}::text`,
      status: jobDemands.status,
    })
    .from(jobDemands)
    .where(eq(jobDemands.id, sql.placeholder('jobId')))
    .prepare('place_in_time'),
);

/** Where a job stands among the newest; undefined when it is gone or not active any more. */
export async function loadPlaceInTime(
  db: Database,
  jobId: number,
): Promise<PlaceInTime | undefined> {
  const [row] = await findPlace(db).execute({ jobId });
  return row?.status === 'active' ? { id: row.id, createdAt: row.createdAt } : undefined;
}

/** Whether a filter has a job; one that the candidate has hidden meanwhile counts as well. */
export async function hasJob(db: Database, filter: ReadFilter, jobId: number): Promise<boolean> {
  const { table, id, condition } = jobSource({ ...filter, hiddenIds: [], only: jobId });
  const rows = await db
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(condition)
    .limit(1);
  return rows.length > 0;
}
