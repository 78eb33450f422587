import { desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { jobWords } from '../database/schema.ts';
import type { PlaceInTime, ReadFilter } from './filter-condition.ts';
import { placesOf } from './filter-places.ts';
import { isFoundByWords, jobSource } from './job-source.ts';
import { withRoom } from './job-words.ts';

const idRows = z.object({ rows: z.array(z.object({ id: z.int() })) });

export type IdPage = {
  readonly limit: number;
  readonly offset: number;
  /** Only of places within so many kilometres, where the nearest are asked for. */
  readonly withinKm?: 25 | undefined;
  /** The last job of the page before; then the offset is not read (jobs-103). */
  readonly behind?: PlaceInTime | undefined;
};

/** So many of the newest are looked through before an index names all that say something. */
const LOOKED_THROUGH = 5_000;
/** So many more are expected there than are wanted, as kinds and hours leave fewer. */
const SURELY = 2;
/** The same for those of some places: only of these the words are read. */
const LOOKED_THROUGH_OF_PLACES = 20_000;

/** Which part of all jobs is at the places and says it, as far as it is known. */
function shareThere({ said, placeCodes }: ReadFilter): number {
  const { share = 0, expected } = said ?? {};
  if (!placeCodes || !expected) return share;
  const there = placeCodes.reduce((sum, { jobs = 0 }) => sum + jobs, 0);
  return (share * there * share) / expected.all;
}

/** A page of jobs by what they say: what is frequent is among the newest, what is rare is sorted. */
async function newestThatSay(
  db: Database,
  filter: ReadFilter,
  offset: number,
  limit: number,
): Promise<number[]> {
  const { condition } = jobSource(filter);
  const newestFirst = sql`order by created_at desc, job_demand_id desc`;
  const { behind } = filter;
  const older =
    behind &&
    sql`and (created_at, job_demand_id) < (${behind.createdAt}::timestamptz, ${behind.id}::int)`;
  const most = placesOf(filter).codes ? LOOKED_THROUGH_OF_PLACES : LOOKED_THROUGH;
  // Of what few say, so many do not fill a page.
  const isLikely = most * shareThere(filter) >= SURELY * (offset + limit);
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
