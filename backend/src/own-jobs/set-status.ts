import type { JobStatus, OwnJob } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import { jobDemands } from '../database/schema.ts';
import type { ClientAsker } from '../http/asker.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { findOwnJob } from './find-own-job.ts';
import { loadOwnJob } from './list-own-jobs.ts';

/**
 * Pauses, closes or resumes an own job. Only active ones are in the pool; triggers see to lists,
 * counts and alerts.
 * @throws Failure not_found
 */
export function setStatus(
  services: Services,
  asker: ClientAsker,
  id: number,
  status: JobStatus,
): Promise<OwnJob> {
  return services.db.transaction(async (db) => {
    const job = await findOwnJob(db, asker, id, { lock: true });
    if (job.status !== status) {
      await db.update(jobDemands).set({ status }).where(eq(jobDemands.id, id));
    }
    const changed = await loadOwnJob(db, asker, id);
    if (!changed) throw new Failure('not_found');
    return changed;
  });
}
