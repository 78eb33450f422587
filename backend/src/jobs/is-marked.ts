import { type Placeholder, type SQL, sql } from '../database/drizzle.ts';
import { hiddenJobs, jobDemands, savedJobs } from '../database/schema.ts';

/** A candidate, nobody, or who a kept statement is asked for. */
type Asker = number | null | Placeholder;

function isIn(table: typeof savedJobs | typeof hiddenJobs, candidateId: Asker) {
  if (candidateId === null) return sql<boolean>`false`;
  const found: SQL<boolean> = sql`exists (
    select from ${table}
    where ${table.candidateId} = ${candidateId} and ${table.jobDemandId} = ${jobDemands.id}
  )`;
  return found;
}

/** Whether the candidate has saved the job of the row. */
export const isSavedBy = (candidateId: Asker) => isIn(savedJobs, candidateId);

/** Whether the candidate has hidden the job of the row. */
export const isHiddenBy = (candidateId: Asker) => isIn(hiddenJobs, candidateId);
