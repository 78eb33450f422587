import { desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { jobWords } from '../database/schema.ts';
import type { PlaceInTime, ReadFilter } from './filter-condition.ts';
import { isFoundByWords, jobSource, plannedBy } from './job-source.ts';
import { withRoom } from './job-words.ts';
import { looksIn } from './said-plan.ts';

const idRows = z.object({ rows: z.array(z.object({ id: z.int() })) });

export type IdPage = {
  readonly limit: number;
  readonly offset: number;
  /** Only of places within so many kilometres, where the nearest are asked for. */
  readonly withinKm?: 25 | undefined;
  /** The last job of the page before; then the offset is not read (jobs-103). */
  readonly behind?: PlaceInTime | undefined;
};

/** So many of the newest are looked through at most before an index names all that say something. */
const LOOKED_THROUGH = 20_000;
/** So many more than are expected to fill a page, as kinds and hours leave fewer. */
const SURELY = 3;

/** A page of jobs by what they say: what is frequent is among the newest, what is rare is sorted. */
async function newestThatSay(
  db: Database,
  filter: ReadFilter,
  offset: number,
  limit: number,
): Promise<number[]> {
  const { condition } = jobSource(filter);
  const newestFirst = sql`order by created_at desc, job_demand_id desc`;
  const { behind, said } = filter;
  const older =
    behind &&
    sql`and (created_at, job_demand_id) < (${behind.createdAt}::timestamptz, ${behind.id}::int)`;
  const { share = 0, ms = 0 } = said ? plannedBy(filter, said).plan : {};
  // Half the time that all would take is tried, where it is likely to fill the page.
  const most = Math.floor(Math.min(LOOKED_THROUGH, looksIn(ms / 2)));
  const isLikely = (SURELY * (offset + limit)) / share <= most;
  const ask = async (on: Database, from: SQL, skipped: number, wanted: number) => {
    const found = await on.execute(sql`${from} ${newestFirst} limit ${wanted} offset ${skipped}`);
    return idRows.parse(found).rows.map(({ id }) => id);
  };
  if (isLikely) {
    const among = await ask(
      db,
      sql`select job_demand_id as id from (
          select * from ${jobWords} where ${jobWords.active} ${older ?? sql``} ${newestFirst} limit ${most}
        ) as job_words where ${condition}`,
      0,
      offset + limit,
    );
    if (among.length === offset + limit) return among.slice(offset);
  }
  const all = sql`with found as materialized (
      select created_at, job_demand_id from ${jobWords} where ${condition}
    ) select job_demand_id as id from found`;
  return withRoom(db, (roomy) => ask(roomy, all, offset, limit));
}

/** A page of a filter's jobs, newest first. */
export async function newestIds(
  db: Database,
  filter: ReadFilter,
  { limit, behind, ...page }: IdPage,
): Promise<number[]> {
  const offset = behind ? 0 : page.offset;
  if (isFoundByWords(filter)) return newestThatSay(db, { ...filter, behind }, offset, limit);
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
