import { communications, messages } from '../../database/schema.ts';
import type { ClientRequester } from '../../http/requester.ts';
import type { Services } from '../../services.ts';
import type { ConversationRow, Input } from './outreach.ts';

/**
 * Stores the conversation with its first message.
 * @param held an operator sees it before the candidate does (safety-8)
 */
export async function begin(
  { db, now }: Services,
  requester: ClientRequester,
  candidateId: number,
  input: Input,
  held: boolean,
): Promise<{ conversation: ConversationRow; messageId: number }> {
  const shared = {
    type: 'outreach',
    sendingUsersId: requester.sideUsersId,
    // The candidate's, who has shared none.
    contactData: 'anonymous',
    createdAt: now(),
  } as const;
  const [conversation] = await db
    .insert(communications)
    .values({
      ...shared,
      clientId: requester.clientId,
      candidateId,
      jobDemandId: input.job_demand_id,
      lastMessageAt: shared.createdAt,
    })
    .returning();
  if (!conversation) throw new Error('The conversation was not inserted');
  const [message] = await db
    .insert(messages)
    .values({
      ...shared,
      conversationId: conversation.id,
      message: input.message,
      clientKey: input.client_key,
      ...(held && { hiddenAt: shared.createdAt, heldFor: 'sign' as const }),
    })
    .returning({ id: messages.id });
  if (!message) throw new Error('The message was not inserted');
  return { conversation, messageId: message.id };
}
