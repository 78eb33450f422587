import { UNANSWERED_MESSAGES_MAX } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { messages } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import type { ConversationRow } from './find-conversation.ts';

/**
 * An employer that has addressed a candidate waits for an answer before it writes more: nobody is
 * to be pressed.
 * @throws Failure rate.limited
 */
export async function refuseUnanswered(
  db: Database,
  requester: Requester,
  conversation: Pick<ConversationRow, 'id' | 'type'>,
): Promise<void> {
  if (requester.clientId === null || conversation.type !== 'outreach') return;
  const isOwn = sql`${messages.sendingUsersId} = ${requester.sideUsersId}`;
  const [row] = await db
    .select({
      own: sql<number>`count(*) filter (where ${isOwn})::int`,
      others: sql<number>`count(*) filter (where not ${isOwn})::int`,
    })
    .from(messages)
    .where(eq(messages.conversationId, conversation.id));
  if (!row || row.others > 0 || row.own < UNANSWERED_MESSAGES_MAX) return;
  throw new Failure('rate.limited', {
    message:
      'Sie haben dieser Person schon geschrieben. Bitte warten Sie auf eine Antwort, bevor Sie wieder schreiben.',
  });
}
