import type { Outreach } from '@silverjobs/contract';
import { findEmployerProfile } from '../../clients/load-employer-profile.ts';
import type { ClientRequester } from '../../http/requester.ts';
import { notifyMessagesChanged } from '../../live/live-notification.ts';
import { notifyRecipient } from '../../messages/notify-recipient.ts';
import type { Services } from '../../services.ts';
import { findCandidate } from '../find-candidate.ts';
import { begin } from './begin-conversation.ts';
import { checkMayWrite } from './check-may-write.ts';
import { findEarlier } from './find-earlier.ts';
import { type Input, outreachOf } from './outreach.ts';

/**
 * Begins a conversation with a candidate about an active job of the employer and tells the
 * candidate by mail. Once for each candidate and job; sent again with the same key it is answered.
 * @throws Failure not_found, job_demand.deactivated, conflict, rate.limited
 */
export async function sendOutreach(
  services: Services,
  requester: ClientRequester,
  candidateId: number,
  input: Input,
): Promise<Outreach> {
  const outreach = await services.db.transaction(async (db) => {
    const txServices = { ...services, db };
    // One after the other: a double click finds the conversation of the first one.
    await findEmployerProfile(db, requester.clientId, { lock: true });
    await findCandidate(db, requester, candidateId);
    const earlier = await findEarlier(db, requester, candidateId, input);
    if (earlier) return earlier;
    await checkMayWrite(txServices, requester, candidateId, input.job_demand_id);
    const { conversation, messageId } = await begin(txServices, requester, candidateId, input);
    await notifyMessagesChanged(db, conversation);
    await notifyRecipient(txServices, requester, conversation, messageId);
    return outreachOf(conversation);
  });
  services.workAdded();
  return outreach;
}
