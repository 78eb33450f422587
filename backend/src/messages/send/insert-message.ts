import { authorOf } from '../../colleagues/members.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { communications, messages } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import { attachPapers } from '../../papers/papers.ts';
import type { ConversationRow } from '../find-conversation.ts';
import type { Input, MessageRow } from './message-input.ts';

/**
 * Stores a message as the newest of its conversation.
 * @throws Failure not_found for papers that are not the requester's
 * @param held an operator sees it before the other side does (safety-8)
 */
export async function insert(
  db: Database,
  now: Date,
  requester: Requester,
  conversation: ConversationRow,
  input: Input,
  held: boolean,
): Promise<MessageRow> {
  // Never before the newest one: the places of older messages stay what they are.
  const createdAt = new Date(Math.max(now.getTime(), conversation.lastMessageAt.getTime()));
  const [row] = await db
    .insert(messages)
    .values({
      conversationId: conversation.id,
      type: input.type,
      message: input.message,
      sendingUsersId: requester.sideUsersId,
      ...(await authorOf(db, requester)),
      // What the conversation shows is the candidate's choice; a message can hide it, never widen it.
      contactData: input.contact_data === 'anonymous' ? 'anonymous' : conversation.contactData,
      createdAt,
      clientKey: input.client_key ?? null,
      ...(held && { hiddenAt: createdAt, heldFor: 'sign' as const }),
    })
    .returning();
  if (!row) throw new Error('The message was not inserted');
  // Employers keep certificates there, and send candidates no files.
  if (requester.candidateId === null && input.paper_ids?.length) {
    throw new Failure('not_found', {
      param: 'paper_ids',
      message: 'Unterlagen kann nur mitsenden, wer sich bewirbt.',
    });
  }
  await attachPapers(db, requester, row.id, input.paper_ids);
  await db
    .update(communications)
    .set({ lastMessageAt: createdAt })
    .where(eq(communications.id, conversation.id));
  return row;
}
