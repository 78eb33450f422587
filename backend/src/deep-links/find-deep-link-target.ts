import { NO_REFERENCE_ID } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, or } from '../database/drizzle.ts';
import { communications, jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';

/** Conversations that the requester is a side of; none for who is neither. */
function own({ candidateId, clientId }: Requester) {
  return or(
    eq(communications.candidateId, candidateId ?? NO_REFERENCE_ID),
    eq(communications.clientId, clientId ?? NO_REFERENCE_ID),
  );
}

/**
 * Where links to a conversation of the requester and to its job lead (access-35). A job that is
 * deactivated is 0, whose page says so (jobs-40); its owner sees it in every state.
 * @throws Failure not_found, for conversations of others too
 */
export async function findDeepLinkTarget(
  db: Database,
  requester: Requester,
  id: number,
): Promise<{ message_id: number; job_demand_id: number }> {
  const [row] = await db
    .select({ jobId: jobDemands.id, status: jobDemands.status, clientId: jobDemands.clientId })
    .from(communications)
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .where(and(eq(communications.id, id), own(requester)));
  if (!row) throw new Failure('not_found', { message: 'Dieses Gespräch gibt es nicht.' });
  const isShown = row.status === 'active' || row.clientId === requester.clientId;
  return {
    message_id: id,
    job_demand_id: isShown ? (row.jobId ?? NO_REFERENCE_ID) : NO_REFERENCE_ID,
  };
}
