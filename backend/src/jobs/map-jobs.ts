import type { JobMap } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { desc, eq, gt, sql } from '../database/drizzle.ts';
import { postalCodes } from '../database/schema.ts';
import { countedCodes } from './count-by-code.ts';
import type { ReadFilter } from './filter-condition.ts';

/**
 * Where the jobs of a filter are, one point for each place: postal codes that share their
 * coordinates are one. There are never more points than postal codes.
 */
export async function mapJobs(db: Database, filter: ReadFilter): Promise<JobMap> {
  const counted = countedCodes(db, filter);
  const jobs = sql<number>`sum(${counted.jobs})::int`;
  const rows = await db
    .select({
      lat: postalCodes.lat,
      lon: postalCodes.lon,
      place: sql<string>`(array_agg(${postalCodes.place} order by ${postalCodes.code}))[1]`,
      postal_code: sql<string>`min(${postalCodes.code})`,
      count: jobs,
    })
    .from(counted)
    .leftJoin(postalCodes, eq(postalCodes.code, counted.code))
    .where(gt(counted.jobs, 0))
    .groupBy(postalCodes.lat, postalCodes.lon)
    .orderBy(desc(jobs), desc(postalCodes.lat), desc(postalCodes.lon));
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    points: rows.flatMap(({ lat, lon, ...row }) =>
      lat === null || lon === null ? [] : [{ lat, lon, ...row }],
    ),
  };
}
