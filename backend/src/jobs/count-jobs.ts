import { JOB_WORDS_COUNT_MAX } from '@silverjobs/contract';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, sql } from '../database/drizzle.ts';
import { keptReference } from '../database/kept-reference.ts';
import { countersOf, countersSayAll } from './counters.ts';
import { isEverything, oneOf, type ReadFilter } from './filter-condition.ts';
import { isFoundByWords, type JobSource, jobSource, msOf, walkDates } from './job-source.ts';
import { withRoom } from './job-words.ts';

async function countRows(db: Database, filter: ReadFilter, ids?: readonly number[]) {
  const { table, id, condition } = jobSource(filter);
  const [row] = await db
    .select({ jobs: sql<number>`count(*)::int` })
    .from(table)
    .where(and(condition, oneOf(id, ids)));
  return row?.jobs ?? 0;
}

/** Sums the counters of the postal codes instead of counting up to a million jobs. */
async function sumCounters(db: Database, filter: ReadFilter): Promise<number> {
  const { table, condition } = countersOf(filter);
  const [row] = await db
    .select({ jobs: sql<number>`coalesce(sum(${table.jobs}), 0)::int` })
    .from(table)
    .where(condition);
  return row?.jobs ?? 0;
}

const idRows = z.object({ rows: z.array(z.object({ id: z.int() })) });

/**
 * The ids of any jobs of a filter, all of them where there are not so many. Planned as if all were wanted: for some of
 * them the planner would read one job after the other until there are enough, though there may be none.
 */
export async function someIds(db: Database, filter: ReadFilter, most: number): Promise<number[]> {
  const ask = async ({ table, id, condition }: JobSource) => {
    const some = sql`with found as materialized (select ${id} as id from ${table} where ${condition ?? sql`true`})
      select id from found limit ${most}`;
    const { rows } = idRows.parse(await withRoom(db, (roomy) => roomy.execute(some)));
    return rows.map((row) => row.id);
  };
  const { said } = filter;
  if (said && isFoundByWords(filter)) {
    const walk = walkDates(filter, said, most);
    const found = walk && walk.ms < msOf(filter, said, most) / 2 ? await ask(walk.source) : [];
    if (found.length === most) return found;
  }
  return ask(jobSource(filter, most));
}

/** From so many on nobody sees whether one is missing: they are counted again after some minutes. */
const MANY = 10_000;

const countSaid = keptReference(
  (db: Database, filter: ReadFilter) => withRoom(db, (roomy) => countRows(roomy, filter)),
  { size: (jobs) => Number(jobs > MANY), room: 10_000 },
);

/** How many jobs fit, exactly; the condition is that of the list (jobs-1). */
export async function countJobs(db: Database, filter: ReadFilter): Promise<number> {
  if (isFoundByWords(filter) && !filter.ofJob && filter.hiddenIds.length === 0) {
    return countSaid(db, filter);
  }
  if (!countersSayAll(filter)) return countRows(db, filter);
  if (filter.hiddenIds.length === 0) return sumCounters(db, filter);
  const [all, hidden] = await Promise.all([
    sumCounters(db, filter),
    countRows(db, { ...filter, hiddenIds: [] }, filter.hiddenIds),
  ]);
  return all - hidden;
}

/** The same up to one more than are counted: an index would name all that say a frequent word. */
const countUpTo = async (db: Database, filter: ReadFilter): Promise<number> =>
  (await someIds(db, filter, JOB_WORDS_COUNT_MAX + 1)).length;

const upToSaid = keptReference(countUpTo, {
  size: (jobs) => Number(jobs > JOB_WORDS_COUNT_MAX),
  room: 10_000,
});

/**
 * How many jobs fit, as people are told: exactly, and of what jobs say up to JOB_WORDS_COUNT_MAX; one more stands for
 * all above (jobs-1).
 */
export async function countShown(db: Database, filter: ReadFilter): Promise<number> {
  const { said, ofJob } = filter;
  if (!said) return countJobs(db, filter);
  const most = JOB_WORDS_COUNT_MAX + 1;
  if (said.isUncounted && isEverything(filter)) return most;
  if (!isFoundByWords(filter)) return Math.min(await countJobs(db, filter), most);
  return ofJob ? countUpTo(db, filter) : upToSaid(db, filter);
}
