import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hiddenJobs } from '../database/schema.ts';

/** Jobs that a candidate does not want to see; none for others. */
export async function loadHiddenIds(db: Database, candidateId: number | null): Promise<number[]> {
  if (candidateId === null) return [];
  const rows = await db
    .select({ id: hiddenJobs.jobDemandId })
    .from(hiddenJobs)
    .where(eq(hiddenJobs.candidateId, candidateId));
  return rows.map(({ id }) => id);
}
