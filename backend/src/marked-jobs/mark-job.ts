import { HIDDEN_JOBS_MAX, SAVED_JOBS_MAX } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { candidates, hiddenJobs, jobDemands, savedJobs } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import type { MarkedJobTable } from './marked-job-table.ts';

async function refuseUnlessOpen(db: Database, jobId: number): Promise<void> {
  const [job] = await db
    .select({ status: jobDemands.status })
    .from(jobDemands)
    .where(eq(jobDemands.id, jobId));
  if (!job) throw new Failure('not_found', { param: 'job_demand_id' });
  if (job.status !== 'active') throw new Failure('job_demand.deactivated');
}

async function refuseWhenFull(
  db: Database,
  table: MarkedJobTable,
  candidateId: number,
): Promise<void> {
  const most = table === savedJobs ? SAVED_JOBS_MAX : HIDDEN_JOBS_MAX;
  if ((await db.$count(table, eq(table.candidateId, candidateId))) < most) return;
  const [done, undo] =
    table === savedJobs
      ? (['gemerkt', 'Bitte entfernen Sie zuerst einige.'] as const)
      : (['ausgeblendet', 'Bitte blenden Sie zuerst einige wieder ein.'] as const);
  throw new Failure('conflict', {
    param: 'job_demand_id',
    message: `Sie haben schon ${most.toLocaleString('de-DE')} Stellen ${done}. ${undo}`,
  });
}

/**
 * Saves or hides a job; one that is marked already stays as it is. A saved job that is hidden is no
 * longer saved, and the other way round.
 * @throws Failure not_found, job_demand.deactivated, conflict when the list is full
 */
export async function markJob(
  { db, now }: Pick<Services, 'db' | 'now'>,
  requester: Pick<CandidateRequester, 'candidateId'>,
  table: MarkedJobTable,
  jobDemandId: number,
): Promise<void> {
  const { candidateId } = requester;
  await db.transaction(async (tx) => {
    await refuseUnlessOpen(tx, jobDemandId);
    // One at a time for each candidate, so that parallel requests cannot pass the limit.
    await tx.select().from(candidates).where(eq(candidates.id, candidateId)).for('update');
    await unmarkJob(tx, requester, table === savedJobs ? hiddenJobs : savedJobs, jobDemandId);
    const matchingRow = and(eq(table.candidateId, candidateId), eq(table.jobDemandId, jobDemandId));
    if ((await tx.$count(table, matchingRow)) > 0) return;
    await refuseWhenFull(tx, table, candidateId);
    await tx.insert(table).values({ candidateId, jobDemandId, createdAt: now() });
  });
}

/** Takes a job off a list; one that is not on it is fine. */
export async function unmarkJob(
  db: Database,
  { candidateId }: Pick<CandidateRequester, 'candidateId'>,
  table: MarkedJobTable,
  jobDemandId: number,
): Promise<void> {
  await db
    .delete(table)
    .where(and(eq(table.candidateId, candidateId), eq(table.jobDemandId, jobDemandId)));
}
