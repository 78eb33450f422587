import { JOB_TIMES, type Narrowing } from '@silverjobs/contract';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemands } from '../database/schema.ts';
import { timeBits } from '../database/tables/job-times.ts';
import { oneOf } from './filter-condition.ts';
import { jobsPaying, jobsWithWords, paysAtLeast, saysWords, searchedWords } from './job-words.ts';

export const numbersOf = (list: string | undefined) => list?.split(',').map(Number);

/** Days are one wish, times of day another: a job has to meet one of each. */
const DAYS = timeBits(JOB_TIMES.slice(0, 7));

/** Jobs that name one of some days and one of some times of day. */
function atTimes(times: string | undefined): SQL | undefined {
  if (times === undefined) return undefined;
  const wanted = timeBits(JOB_TIMES.filter((time) => times.split(',').includes(time)));
  const parts = [wanted & DAYS, wanted & ~DAYS].filter((bits) => bits > 0);
  return and(...parts.map((bits) => sql`${jobDemands.times} & ${bits}::int > 0`));
}

function ofContract(kinds: string | undefined): SQL | undefined {
  return kinds === undefined
    ? undefined
    : inArray(sql`${jobDemands.contractKind}`, kinds.split(','));
}

/** What a search asks of a job's own row; undefined for nothing (jobs-150, jobs-151). */
export async function askedOfJobs(
  db: Database,
  { words, pay_from, contract_kinds, times }: Narrowing,
): Promise<SQL | undefined> {
  const typed = searchedWords(words ?? '');
  const [said, paid] = await Promise.all([
    typed.length > 0 ? jobsWithWords(db, typed) : undefined,
    pay_from === undefined ? undefined : jobsPaying(db, Number(pay_from)),
  ]);
  return and(said?.condition, paid?.condition, ofContract(contract_kinds), atTimes(times));
}

/** Whether a job meets all that a saved search asks beside position and place. */
export async function meets(db: Database, jobId: number, narrowing: Narrowing): Promise<boolean> {
  const { words, pay_from, job_type_ids, work_load_ids, contract_kinds, times } = narrowing;
  const typed = searchedWords(words ?? '');
  const condition = and(
    sql`${jobDemands.id} = ${jobId}`,
    oneOf(jobDemands.jobTypeId, numbersOf(job_type_ids)),
    oneOf(jobDemands.workLoadId, numbersOf(work_load_ids)),
    typed.length > 0 ? await saysWords(db, typed) : undefined,
    pay_from === undefined ? undefined : paysAtLeast(Number(pay_from)),
    ofContract(contract_kinds),
    atTimes(times),
  );
  return (await db.$count(jobDemands, condition)) > 0;
}
