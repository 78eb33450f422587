import { JOB_TIMES, type Narrowing } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, sql } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import { idsOf, oneOf } from './filter-condition.ts';
import {
  type Asked,
  type AskedOfJobs,
  jobSays,
  payBeyondMark,
  payMark,
  searchedWords,
  withEmployers,
} from './job-words.ts';
import { jobsSaying } from './jobs-saying.ts';

export const numbersOf = (list: string | undefined) => list?.split(',').map(Number);

/** Days are one wish, times of day another: a job has to meet one of each. */
const DAYS = JOB_TIMES.slice(0, 7);

/** The part of a search that is looked up among the words of jobs. */
function askedOf({ words, contract_kinds, times, pay_from }: Narrowing): Asked {
  const wanted = JOB_TIMES.filter((time) => times?.split(',').includes(time));
  const marks = [
    contract_kinds?.split(',') ?? [],
    pay_from === undefined ? [] : [payMark(Number(pay_from))],
    ...[true, false].map((ofDay) =>
      wanted
        .filter((time) => DAYS.includes(time) === ofDay)
        .map((time) => String(JOB_TIMES.indexOf(time))),
    ),
  ];
  return { words: searchedWords(words ?? ''), marks: marks.filter(({ length }) => length > 0) };
}

const payLeftOpen = ({ pay_from }: Narrowing) =>
  pay_from === undefined ? undefined : payBeyondMark(Number(pay_from));

const isNothing = ({ words, marks }: Asked) => words.length === 0 && marks.length === 0;

/** What a search asks of jobs beside position, place, kind and hours (jobs-150, jobs-151). */
export async function askedOfJobs(db: Database, narrowing: Narrowing): Promise<AskedOfJobs> {
  const asked = askedOf(narrowing);
  const found = isNothing(asked) ? {} : await jobsSaying(db, asked);
  const ofJob = payLeftOpen(narrowing);
  if (!ofJob) return found;
  const { named } = found;
  if (!named) return { ...found, ofJob };
  const { id } = jobDemands;
  const rows = await db
    .select({ id })
    .from(jobDemands)
    .where(and(oneOf(id, idsOf(named)), ofJob));
  const ids = new Set(rows.map((row) => row.id));
  return { named: named.filter((job) => ids.has(job.id)) };
}

/** Whether a job meets all that a saved search asks beside position and place. */
export async function meets(db: Database, jobId: number, narrowing: Narrowing): Promise<boolean> {
  const { job_type_ids, work_load_ids } = narrowing;
  const asked = askedOf(narrowing);
  const condition = and(
    sql`${jobDemands.id} = ${jobId}`,
    oneOf(jobDemands.jobTypeId, numbersOf(job_type_ids)),
    oneOf(jobDemands.workLoadId, numbersOf(work_load_ids)),
    payLeftOpen(narrowing),
    isNothing(asked) ? undefined : jobSays(sql`${jobDemands.id}`, await withEmployers(db, asked)),
  );
  return (await db.$count(jobDemands, condition)) > 0;
}
