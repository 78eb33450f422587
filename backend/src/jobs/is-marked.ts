import { type SQL, sql } from 'drizzle-orm';
import { hiddenJobs, jobDemands, savedJobs } from '../database/schema.ts';

function isIn(table: typeof savedJobs | typeof hiddenJobs, candidateId: number | null) {
  if (candidateId === null) return sql<boolean>`false`;
  const found: SQL<boolean> = sql`exists (
    select from ${table}
    where ${table.candidateId} = ${candidateId} and ${table.jobDemandId} = ${jobDemands.id}
  )`;
  return found;
}

/** Whether the candidate has saved the job of the row. */
export const isSavedBy = (candidateId: number | null) => isIn(savedJobs, candidateId);

/** Whether the candidate has hidden the job of the row. */
export const isHiddenBy = (candidateId: number | null) => isIn(hiddenJobs, candidateId);
