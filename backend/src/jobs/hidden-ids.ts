import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { hiddenJobs } from '../database/schema.ts';

const findHidden = keptStatement((db) =>
  db
    .select({ id: hiddenJobs.jobDemandId })
    .from(hiddenJobs)
    .where(eq(hiddenJobs.candidateId, sql.placeholder('candidateId')))
    .prepare('hidden_jobs_of'),
);

/** Jobs that a candidate does not want to see; none for others. */
export async function loadHiddenIds(db: Database, candidateId: number | null): Promise<number[]> {
  if (candidateId === null) return [];
  const rows = await findHidden(db).execute({ candidateId });
  return rows.map(({ id }) => id);
}
