import { z } from 'zod';
import type { Database } from './database.ts';
import { eq, sql } from './drizzle.ts';
import { commonWords, frequentWords, jobDemands, jobWords, notes } from './schema.ts';
import { COMMON_BITS } from './tables/jobs.ts';

/**
 * What is written of all jobs (job_words_of in sql/job-words.sql), as its note says it: another one writes those that
 * are there again. Whole: what is rare is marked so, and words are found by the frequent ones that begin so.
 */
export const WRITTEN = { note: 'job-words', plain: '5', whole: '5 whole' } as const;
/** So many jobs at once keep their writers waiting for less than a second. */
const BATCH = 2_000;
/** After so many batches the room of what was written before is taken back: else the table would take twice as much. */
const BATCHES_OF_ROOM = 50;
/**
 * Of so many jobs it is learnt once which words are frequent and which are common, and how many of them say each; before,
 * all is quick. What fewer employers say may be a name.
 */
const LEARNT_FROM = { jobs: 20_000, saying: 10, common: 600, employers: 3 };

/** What the words of a job are written from, of its row. */
const wordsOfJob = sql`job_words_of(title, description, job_times_of(said_times, times), contract_kind, job_type_id, work_load_id, homeoffice_id,
  pay_unit, coalesce(pay_to, pay_from), district_id, state_id)`;
/** The same with what it fits, which is common nowhere: no bit stands for an occupation. */
const wordsAndFits = sql`${wordsOfJob} || job_fits_of(id, potential_job_id)`;

const written = z.object({ rows: z.array(z.object({ id: z.int() })) });

/** Whether it is known which words are frequent and which are common; from so many jobs on it is. */
async function learnWords(database: Database, from: typeof LEARNT_FROM): Promise<boolean> {
  if ((await database.$count(commonWords)) > 0) return true;
  const last = database.select({ id: jobDemands.id }).from(jobDemands).limit(1);
  if ((await last.offset(from.jobs - 1)).length === 0) return false;
  const newest = sql`select * from ${jobDemands} order by ${jobDemands.id} desc limit ${from.jobs}`;
  await database.transaction(async (db) => {
    await db.execute(sql`insert into ${frequentWords}
      select lexeme from (${newest}) as newest
      cross join unnest(tsvector_to_array(to_tsvector('german', title || ' ' || description))) as lexeme
      group by lexeme having count(*) >= ${from.saying} and count(distinct client_id) >= ${from.employers}
      on conflict do nothing`);
    await db.execute(sql`insert into ${commonWords}
      select lexeme, row_number() over (order by count(*) desc, lexeme) - 1,
        (quote_literal(lexeme) || case when left(lexeme, 1) = '=' then '' else ':*' end)::tsquery
      from (${newest}) as newest cross join unnest(tsvector_to_array(${wordsOfJob})) as lexeme
      where left(lexeme, 1) <> '~'
      group by lexeme having count(*) >= ${from.common} and count(distinct client_id) >= ${from.employers}
      order by count(*) desc, lexeme limit ${COMMON_BITS}`);
  });
  await database.execute(sql`analyze ${frequentWords}, ${commonWords}`);
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
  const value = (await learnWords(database, learntFrom)) ? WRITTEN.whole : WRITTEN.plain;
  if (note?.value === value) return;
  let last = 0;
  for (let batch = 1; ; batch += 1) {
    if (batch % BATCHES_OF_ROOM === 0) await database.execute(sql`vacuum ${jobWords}`);
    // A job that is being changed is waited for, and its next change then finds its words.
    const found = await database.execute(sql`with job as (
        select * from ${jobDemands} where ${jobDemands.id} > ${last}::int
        order by ${jobDemands.id} limit ${BATCH} for share
      ), added as (
        insert into ${jobWords}
        select id, status = 'active', created_at, postal_code, district_id, state_id, homeoffice_id, job_type_id,
          work_load_id, potential_job_id, client_id, said, common_bits_of(said)
        from job cross join lateral (select ${wordsAndFits} as said offset 0) as words
        on conflict (job_demand_id) do update set words = excluded.words, common = excluded.common
        where (job_words.words, job_words.common) is distinct from (excluded.words, excluded.common)
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
