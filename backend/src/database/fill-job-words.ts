import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { jobDemands, jobWords, notes } from './schema.ts';

const NOTE = 'job-words';
/** What is written of a job (job_words_of in sql/job-words.sql): another one writes those that are there again. */
const VERSION = '2';
/** So many jobs at once keep their writers waiting for less than a second. */
const BATCH = 2_000;

const written = z.object({ rows: z.array(z.object({ id: z.int() })) });

/**
 * Writes the words of jobs that were there before their table or before what is written of them changed
 * (sql/job-words.sql), once for each version of it. In batches, so that jobs can be written meanwhile; what breaks
 * off goes on at the next start.
 */
export async function fillJobWords(database: Database): Promise<void> {
  const [note] = await database.select().from(notes).where(eq(notes.name, NOTE));
  if (note?.value === VERSION) return;
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
  await database.execute(sql`analyze ${jobWords}`);
  const value = VERSION;
  await database
    .insert(notes)
    .values({ name: NOTE, value })
    .onConflictDoUpdate({ target: notes.name, set: { value } });
}
