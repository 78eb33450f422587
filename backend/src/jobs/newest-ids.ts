import { desc, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { PlaceInTime, ReadFilter } from './filter-condition.ts';
import { jobSource } from './job-source.ts';

export type IdPage = {
  readonly limit: number;
  readonly offset: number;
  /** Only of places within so many kilometres, where the nearest are asked for. */
  readonly withinKm?: 25 | undefined;
  /** The last job of the page before; then the offset is not read (jobs-103). */
  readonly behind?: PlaceInTime | undefined;
};

/** A page of a filter's jobs, newest first. */
export async function newestIds(
  db: Database,
  filter: ReadFilter,
  { limit, behind, ...page }: IdPage,
): Promise<number[]> {
  const offset = behind ? 0 : page.offset;
  const { table, id, createdAt, condition } = jobSource({ ...filter, behind }, offset + limit);
  const rows = await db
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(condition)
    // The id makes the order total, so that no page repeats or leaves out a job.
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}
