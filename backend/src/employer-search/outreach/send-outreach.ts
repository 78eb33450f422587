import type { Outreach } from '@silverjobs/contract';
import { findEmployerProfile } from '../../clients/load-employer-profile.ts';
import { findEmployerJob } from '../../employer-jobs/find-employer-job.ts';
import { Failure } from '../../http/failure.ts';
import type { ClientRequester } from '../../http/requester.ts';
import { notifyMessagesChanged } from '../../live/live-notification.ts';
import { notifyRecipient } from '../../messages/notify-recipient.ts';
import { isHeld } from '../../messages/send/held-message.ts';
import type { Services } from '../../services.ts';
import { findCandidate, loadMatchingJobs } from '../find-candidate.ts';
import { countOutreach } from '../trust.ts';
import { begin } from './begin-conversation.ts';
import { findEarlier } from './find-earlier.ts';
import { type Input, outreachOf } from './outreach.ts';

/** Only searching candidates who fit an active own job are addressed, and not too many a day. */
async function checkMayWrite(
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
  await countOutreach(services, requester.sideUsersId);
}

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
    const held = await isHeld(txServices, requester, input.message);
    const begun = await begin(txServices, requester, candidateId, input, held);
    const { conversation, messageId } = begun;
    await notifyMessagesChanged(db, conversation);
    if (!held) await notifyRecipient(txServices, requester, conversation, messageId);
    return outreachOf(conversation);
  });
  services.workAdded();
  return outreach;
}
