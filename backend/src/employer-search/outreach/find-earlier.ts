import type { Outreach } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/drizzle.ts';
import { communications, messages } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { ClientRequester } from '../../http/requester.ts';
import { type Input, outreachOf } from './outreach.ts';

/** The conversation about a job; one that the same message has begun is the answer to it. */
export async function findEarlier(
  db: Database,
  requester: ClientRequester,
  candidateId: number,
  input: Input,
): Promise<Outreach | null> {
  const [row] = await db
    .select({ conversation: communications, sent: messages.id })
    .from(communications)
    .leftJoin(
      messages,
      and(
        eq(messages.conversationId, communications.id),
        eq(messages.sendingUsersId, requester.sideUsersId),
        eq(messages.clientKey, input.client_key),
      ),
    )
    .where(
      and(
        eq(communications.candidateId, candidateId),
        eq(communications.clientId, requester.clientId),
        eq(communications.jobDemandId, input.job_demand_id),
      ),
    );
  if (!row) return null;
  if (row.sent !== null) return outreachOf(row.conversation);
  throw new Failure('conflict', {
    message: 'Zu dieser Stelle gibt es schon ein Gespräch mit dieser Person.',
    param: 'job_demand_id',
    payload: { communication_id: row.conversation.id },
  });
}
