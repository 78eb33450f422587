import type { ParsedBodyOf, ResponseOf } from '@silverjobs/contract';
import { and, eq } from '../database/drizzle.ts';
import { communications } from '../database/schema.ts';
import { findEmployerJob } from '../employer-jobs/find-employer-job.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { decide } from './decide.ts';

/**
 * Declines several applicants of a job, each with its own text and for itself: one that cannot be told
 * (an account that is blocked) keeps nobody else waiting. Sent again, nobody is told twice (employers-62).
 * @throws Failure not_found
 */
export async function refuseApplicants(
  services: Services,
  requester: ClientRequester,
  jobId: number,
  { refusals }: ParsedBodyOf<'POST /job_demand/{id}/refusals'>,
): Promise<ResponseOf<'POST /job_demand/{id}/refusals'>> {
  await findEmployerJob(services.db, requester, jobId);
  const own = await services.db
    .select({ id: communications.id })
    .from(communications)
    .where(
      and(
        eq(communications.jobDemandId, jobId),
        eq(communications.clientId, requester.clientId),
        eq(communications.type, 'application'),
      ),
    );
  const known = new Set(own.map(({ id }) => id));
  const sent: number[] = [];
  const failed: { communication_id: number; message: string }[] = [];
  for (const { communication_id: id, message, client_key } of refusals) {
    if (!known.has(id)) {
      failed.push({ communication_id: id, message: 'Diese Bewerbung gibt es nicht.' });
      continue;
    }
    try {
      await decide(services, requester, id, { decision: 'declined', message, client_key });
      sent.push(id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed.push({ communication_id: id, message: error.message });
    }
  }
  return { sent, failed };
}
