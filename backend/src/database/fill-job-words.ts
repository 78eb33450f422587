import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { frequentWords, jobDemands, jobWords, notes } from './schema.ts';

/**
 * What is written of all jobs (job_words_of in sql/job-words.sql), as its note says it: another one writes those that
 * are there again. Whole: what is rare is marked so, and words are found by the frequent ones that begin so.
 */
export const WRITTEN = { note: 'job-words', plain: '3', whole: '3 whole' } as const;
/** So many jobs at once keep their writers waiting for less than a second. */
const BATCH = 2_000;
/**
 * Of so many jobs it is learnt once which words are frequent, and how many of them say each; before, all is quick. What
 * fewer employers say may be a name.
 */
const LEARNT_FROM = { jobs: 20_000, saying: 10, employers: 3 };

const written = z.object({ rows: z.array(z.object({ id: z.int() })) });

/** Whether it is known which words are frequent; from so many jobs on it is. */
async function learnFrequent(database: Database, from: typeof LEARNT_FROM): Promise<boolean> {
  if ((await database.$count(frequentWords)) > 0) return true;
  const newest = sql`select title, description, client_id from ${jobDemands} order by ${jobDemands.id} desc limit ${from.jobs}`;
  const last = database.select({ id: jobDemands.id }).from(jobDemands).limit(1);
  if ((await last.offset(from.jobs - 1)).length === 0) return false;
  await database.execute(sql`insert into ${frequentWords}
    select lexeme from (${newest}) as newest
    cross join unnest(tsvector_to_array(to_tsvector('german', title || ' ' || description))) as lexeme
    group by lexeme having count(*) >= ${from.saying} and count(distinct client_id) >= ${from.employers}`);
  await database.execute(sql`analyze ${frequentWords}`);
  return true;
}

/**
 * Writes the words of jobs that were there before their table or before what is written of them changed
 * (sql/job-words.sql), once for each version of it, and again when it is learnt which words are frequent. In batches,
 * so that jobs can be written meanwhile; what breaks off goes on at the next start.
 */
export async function fillJobWords(database: Database, learntFrom = LEARNT_FROM): Promise<void> {
  const [note] = await database.select().from(notes).where(eq(notes.name, WRITTEN.note));
  if (note?.value === WRITTEN.whole) return;
  const value = (await learnFrequent(database, learntFrom)) ? WRITTEN.whole : WRITTEN.plain;
  if (note?.value === value) return;
  let last = 0;
  for (;;) {
    // A job that is being changed is waited for, and its next change then finds its words.
    const found = await database.execute(sql`with job as (
        select * from ${jobDemands} where ${jobDemands.id} > ${last}::int
        order by ${jobDemands.id} limit ${BATCH} for share
      ), added as (
        insert into ${jobWords}
        select id, status = 'active', created_at, postal_code, district_id, state_id, homeoffice_id, job_type_id,
          work_load_id, potential_job_id, client_id, job_words_of(title, description, times,
            contract_kind, job_type_id, work_load_id, homeoffice_id, pay_unit, coalesce(pay_to, pay_from), district_id,
            state_id)
        from job
        on conflict (job_demand_id) do update set words = excluded.words where job_words.words <> excluded.words
      )
      select id from job order by id desc limit 1`);
    const [newest] = written.parse(found).rows;
    if (!newest) break;
    last = newest.id;
  }
  // What was written again leaves rows behind that every look at the newest would meet.
  await database.execute(sql`vacuum (analyze) ${jobWords}`);
  await database
    .insert(notes)
    .values({ name: WRITTEN.note, value })
    .onConflictDoUpdate({ target: notes.name, set: { value } });
}
