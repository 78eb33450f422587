import { NO_REFERENCE_ID, type ParsedBodyOf } from '@silverjobs/contract';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import type { ConversationRow } from './find-conversation.ts';

/**
 * The ids that come with a message must be those of its conversation and its sender (messages-11).
 * @throws Failure forbidden with the field
 */
export function refuseForeignParties(
  requester: Pick<Requester, 'usersId'>,
  conversation: Pick<ConversationRow, 'candidateId' | 'clientId' | 'jobDemandId'>,
  given: Pick<
    ParsedBodyOf<'POST /message'>,
    'users_id' | 'candidate_id' | 'client_id' | 'job_demand_id'
  >,
): void {
  const known = {
    users_id: requester.usersId,
    candidate_id: conversation.candidateId,
    client_id: conversation.clientId,
    job_demand_id: conversation.jobDemandId ?? NO_REFERENCE_ID,
  };
  for (const param of ['users_id', 'candidate_id', 'client_id', 'job_demand_id'] as const) {
    const value = given[param];
    // No job is always allowed: it may have been deactivated since.
    if (value === undefined || (param === 'job_demand_id' && value === NO_REFERENCE_ID)) continue;
    if (value !== known[param]) throw new Failure('forbidden', { param });
  }
}
