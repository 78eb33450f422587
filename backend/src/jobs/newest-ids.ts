import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, desc, type SQL, sql } from '../database/drizzle.ts';
import { jobWords } from '../database/schema.ts';
import { fitting, type PlaceInTime, type ReadFilter, wordColumns } from './filter-condition.ts';
import {
  isFoundByWords,
  type JobSource,
  jobSource,
  jobsThatSay,
  msOf,
  plannedBy,
  SURELY,
  walkDates,
} from './job-source.ts';
import { type Said, withRoom } from './job-words.ts';
import type { Activities } from './search-profile.ts';

const idRows = z.object({ rows: z.array(z.object({ id: z.int() })) });

export type IdPage = {
  readonly limit: number;
  readonly offset: number;
  /** Only of places within so many kilometres, where the nearest are asked for. */
  readonly withinKm?: 25 | undefined;
  /** The last job of the page before; then the offset is not read (jobs-103). */
  readonly behind?: PlaceInTime | undefined;
};

/** So often it is looked for among the newest; once more by how many were found. */
const TRIES = 2;

const newestFirst = sql`order by created_at desc, job_demand_id desc`;
const moments = z.object({ rows: z.array(z.object({ at: z.string() })) });

/** When the last of so many of the newest active jobs was written. @param older only of some */
async function sinceOf(db: Database, of: number, older: SQL = sql``): Promise<string | undefined> {
  const found = await db.execute(sql`select created_at::text as at from ${jobWords}
    where ${jobWords.active} ${older} ${newestFirst} limit 1 offset ${of - 1}`);
  return moments.parse(found).rows[0]?.at;
}

/**
 * The newest of a filter by the index of dates, which holds all that is common; null where that takes longer or does not
 * find so many.
 * @param ms how long it takes otherwise
 */
async function walkNewest(
  db: Database,
  filter: ReadFilter,
  said: Said,
  wanted: number,
  ms: number,
): Promise<number[] | null> {
  const walk = walkDates(filter, said, wanted);
  if (!walk || SURELY * walk.ms > ms) return null;
  const { table, condition } = walk.source;
  // Those of the index are in this order: it is read until there are enough.
  const found = await db.execute(
    sql`select job_demand_id as id from ${table} where ${condition} ${newestFirst} limit ${wanted}`,
  );
  const ids = idRows.parse(found).rows.map(({ id }) => id);
  return ids.length === wanted ? ids : null;
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
  const ask = async ({ table, condition }: JobSource) => {
    const found = await withRoom(db, (roomy) =>
      roomy.execute(sql`with found as materialized (
          select created_at, job_demand_id from ${table} where ${condition}
        ) select job_demand_id as id from found ${newestFirst} limit ${wanted}`),
    );
    return idRows.parse(found).rows.map(({ id }) => id);
  };
  const ms = msOf(filter, said);
  const walked = await walkNewest(db, filter, said, wanted, ms);
  if (walked) return walked.slice(offset);
  const older = behind
    ? sql`and (created_at, job_demand_id) < (${behind.createdAt}::timestamptz, ${behind.id}::int)`
    : sql``;
  const { share } = plannedBy(filter, said);
  let among = Math.ceil((SURELY * wanted) / share);
  const jobs = said.counted?.[''] ?? 0;
  for (let tries = 0; tries < TRIES && among < jobs; tries += 1) {
    // Half the time that all would take is tried.
    if (plannedBy(filter, said, { among }).plan.ms > ms / 2) break;
    const since = await sinceOf(db, among, older);
    if (since === undefined) break;
    const source = jobsThatSay(filter, said, { among });
    const condition = and(source.condition, sql`created_at >= ${since}::timestamptz`);
    const found = await ask({ ...source, condition });
    if (found.length === wanted) return found.slice(offset);
    among = Math.ceil((among * 2 * wanted) / Math.max(found.length, 1));
  }
  return (await ask(jobsThatSay(filter, said, {}))).slice(offset);
}

/**
 * A page of jobs by what they say, those first that fit some activities, then the newest: all that say it are read once
 * instead of twice.
 */
export async function fittingFirst(
  db: Database,
  filter: ReadFilter,
  said: Said,
  first: Activities,
  { limit, offset }: IdPage,
): Promise<number[]> {
  const { table, condition } = jobsThatSay(filter, said, {});
  const found = await withRoom(db, (roomy) =>
    roomy.execute(sql`with found as materialized (
        select created_at, job_demand_id, ${fitting(wordColumns, first)} as is_fitting from ${table} where ${condition}
      ) select job_demand_id as id from found
      order by is_fitting desc, created_at desc, job_demand_id desc limit ${limit} offset ${offset}`),
  );
  return idRows.parse(found).rows.map(({ id }) => id);
}

/** A page of a filter's jobs, newest first. */
export async function newestIds(
  db: Database,
  filter: ReadFilter,
  { limit, behind, ...page }: IdPage,
): Promise<number[]> {
  const offset = behind ? 0 : page.offset;
  const { said } = filter;
  if (said && isFoundByWords(filter)) {
    return newestThatSay(db, { ...filter, behind }, said, offset, limit);
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
