import type { ApplicationReceipt } from '@silverjobs/contract';
import { and, asc, eq } from '../database/drizzle.ts';
import { messages } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { papersOfMessages } from '../papers/papers.ts';
import type { Services } from '../services.ts';
import { findApplications } from './list-applications.ts';

/**
 * What the candidate has sent with an application: the first message, and what went along (jobs-140).
 * @throws Failure not_found
 */
export async function loadReceipt(
  services: Services,
  requester: CandidateRequester,
  id: number,
): Promise<ApplicationReceipt> {
  const [application] = await findApplications(services, requester, { id });
  const [sent] = await services.db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, id), eq(messages.sendingUsersId, requester.usersId)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(1);
  if (application?.type !== 'application' || !sent) {
    throw new Failure('not_found', { param: 'id', message: 'Diese Bewerbung gibt es nicht.' });
  }
  return {
    communication_id: id,
    sent_at: sent.createdAt.getTime(),
    state: application.state,
    message: sent.message,
    contact_data: sent.contactData,
    _papers: (await papersOfMessages(services.db, [sent.id])).get(sent.id) ?? [],
    _client: application._client,
    _job_demand: application._job_demand,
  };
}
