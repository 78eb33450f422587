import { OUTREACHES_PER_DAY } from '@silverjobs/contract';
import { countAttempt, type Limit } from '../../auth/attempts.ts';
import { findEmployerJob } from '../../employer-jobs/find-employer-job.ts';
import { Failure } from '../../http/failure.ts';
import type { ClientRequester } from '../../http/requester.ts';
import type { Services } from '../../services.ts';
import { loadMatchingJobs } from '../find-candidate.ts';

const OUTREACHES: Limit = { name: 'outreach', attempts: OUTREACHES_PER_DAY, minutes: 24 * 60 };

/** Only searching candidates who fit an active own job are addressed, and not too many a day. */
export async function checkMayWrite(
  services: Services,
  requester: ClientRequester,
  candidateId: number,
  jobId: number,
): Promise<void> {
  const job = await findEmployerJob(services.db, requester, jobId, { param: 'job_demand_id' });
  if (job.status !== 'active') throw new Failure('job_demand.deactivated');
  const fitting = await loadMatchingJobs(services.db, requester, candidateId);
  if (!fitting.some(({ id }) => id === jobId)) {
    throw new Failure('not_found', { message: 'Diese Person passt nicht zu dieser Stelle.' });
  }
  await countAttempt(services, OUTREACHES, String(requester.usersId));
}
