import type { EmployerJob, JobStatus } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import { jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { findEmployerJob } from './find-employer-job.ts';
import { loadEmployerJob } from './list-employer-jobs.ts';

/**
 * Pauses, closes or resumes a job of the employer. Only active ones are in the pool; triggers see
 * to lists, counts and alerts.
 * @throws Failure not_found
 */
export function setStatus(
  services: Services,
  requester: ClientRequester,
  id: number,
  status: JobStatus,
): Promise<EmployerJob> {
  return services.db.transaction(async (db) => {
    const job = await findEmployerJob(db, requester, id, { lock: true });
    if (job.status !== status) {
      await db.update(jobDemands).set({ status }).where(eq(jobDemands.id, id));
    }
    const changed = await loadEmployerJob(db, requester, id);
    if (!changed) throw new Failure('not_found');
    return changed;
  });
}
