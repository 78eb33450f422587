import { and, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { jobWords } from '../database/schema.ts';
import type { PlaceInTime, ReadFilter } from './filter-condition.ts';
import { isFoundByWords, jobSource, jobsThatSay, plannedBy } from './job-source.ts';
import { type Said, withRoom } from './job-words.ts';

const idRows = z.object({ rows: z.array(z.object({ id: z.int() })) });

export type IdPage = {
  readonly limit: number;
  readonly offset: number;
  /** Only of places within so many kilometres, where the nearest are asked for. */
  readonly withinKm?: 25 | undefined;
  /** The last job of the page before; then the offset is not read (jobs-103). */
  readonly behind?: PlaceInTime | undefined;
};

/** So many more than are expected to fill a page, as wishes leave fewer; once more by how many were found. */
const SURELY = 3;
const TRIES = 2;

const newestFirst = sql`order by created_at desc, job_demand_id desc`;
const moments = z.object({ rows: z.array(z.object({ at: z.string() })) });

/** When the last of so many of the newest active jobs was written. @param older only of some */
export async function sinceOf(
  db: Database,
  of: number,
  older: SQL = sql``,
): Promise<string | undefined> {
  const found = await db.execute(sql`select created_at::text as at from ${jobWords}
    where ${jobWords.active} ${older} ${newestFirst} limit 1 offset ${of - 1}`);
  return moments.parse(found).rows[0]?.at;
}

/** A page of jobs by what they say: what is frequent is among the newest, what is rare is sorted. */
async function newestThatSay(
  db: Database,
  filter: ReadFilter,
  said: Said,
  offset: number,
  limit: number,
): Promise<number[]> {
  const { behind } = filter;
  const wanted = offset + limit;
  const ask = async (condition: SQL | undefined) => {
    const found = await withRoom(db, (roomy) =>
      roomy.execute(sql`with found as materialized (
          select created_at, job_demand_id from ${jobWords} where ${condition}
        ) select job_demand_id as id from found ${newestFirst} limit ${wanted}`),
    );
    return idRows.parse(found).rows.map(({ id }) => id);
  };
  const older = behind
    ? sql`and (created_at, job_demand_id) < (${behind.createdAt}::timestamptz, ${behind.id}::int)`
    : sql``;
  const { plan, share } = plannedBy(filter, said);
  let among = Math.ceil((SURELY * wanted) / share);
  const jobs = said.counted?.[''] ?? 0;
  for (let tries = 0; tries < TRIES && among < jobs; tries += 1) {
    // Half the time that all would take is tried.
    if (plannedBy(filter, said, { among }).plan.ms > plan.ms / 2) break;
    const since = await sinceOf(db, among, older);
    if (since === undefined) break;
    const { condition } = jobsThatSay(filter, said, { among });
    const found = await ask(and(condition, sql`created_at >= ${since}::timestamptz`));
    if (found.length === wanted) return found.slice(offset);
    among = Math.ceil((among * 2 * wanted) / Math.max(found.length, 1));
  }
  return (await ask(jobsThatSay(filter, said, {}).condition)).slice(offset);
}

/** A page of a filter's jobs, newest first. */
export async function newestIds(
  db: Database,
  filter: ReadFilter,
  { limit, behind, ...page }: IdPage,
): Promise<number[]> {
  const offset = behind ? 0 : page.offset;
  if (filter.said && isFoundByWords(filter)) {
    return newestThatSay(db, { ...filter, behind }, filter.said, offset, limit);
  }
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
