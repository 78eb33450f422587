import { inArray } from '../../../../database/drizzle.ts';
import { jobDemandPositions } from '../../../../database/schema.ts';
import type { Conversation } from '../../../engine.ts';

/** All positions of some jobs, by job. */
export async function positionsOfJobs({ db }: Conversation, ids: readonly number[]) {
  const { positionId, jobDemandId } = jobDemandPositions;
  const rows = await db
    .select({ id: jobDemandId, positionId })
    .from(jobDemandPositions)
    .where(inArray(jobDemandId, [...new Set(ids)]));
  const byJob = new Map<number, number[]>();
  for (const row of rows) byJob.set(row.id, [...(byJob.get(row.id) ?? []), row.positionId]);
  return byJob;
}
