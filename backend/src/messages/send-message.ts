import type { Message, ParsedBodyOf } from '@silverjobs/contract';
import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { communications, messages } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { notifyMessagesChanged } from '../live/live-notification.ts';
import type { Services } from '../services.ts';
import { type ConversationRow, findConversation } from './find-conversation.ts';
import { hasUnread } from './has-unread.ts';
import { messageOf } from './message-of.ts';
import { notifyRecipient } from './notify-recipient.ts';
import { refuseForeignParties } from './refuse-foreign-parties.ts';
import { refuseUnanswered } from './refuse-unanswered.ts';

type Input = ParsedBodyOf<'POST /message'>;
type MessageRow = typeof messages.$inferSelect;

/** The message that was sent with the same key before. */
async function findSent(
  db: Database,
  requester: Requester,
  input: Input,
): Promise<MessageRow | null> {
  if (input.client_key === undefined) return null;
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(eq(messages.sendingUsersId, requester.usersId), eq(messages.clientKey, input.client_key)),
    );
  if (!row) return null;
  if (row.conversationId === input.communication_id && row.message === input.message) return row;
  throw new Failure('conflict', { param: 'client_key' });
}

async function positionOf(db: Database, row: MessageRow): Promise<number> {
  const place = sql`(${messages.createdAt}, ${messages.id})`;
  const own = sql`(select created_at, id from messages where id = ${row.id})`;
  const [before] = await db
    .select({ found: count() })
    .from(messages)
    .where(and(eq(messages.conversationId, row.conversationId), lt(place, own)));
  return before?.found ?? 0;
}

async function insert(
  db: Database,
  now: Date,
  requester: Requester,
  conversation: ConversationRow,
  input: Input,
): Promise<MessageRow> {
  // Never before the newest one: the places of older messages stay what they are.
  const createdAt = new Date(Math.max(now.getTime(), conversation.lastMessageAt.getTime()));
  const [row] = await db
    .insert(messages)
    .values({
      conversationId: conversation.id,
      type: input.type,
      message: input.message,
      sendingUsersId: requester.usersId,
      // What the conversation shows is the candidate's choice; a message can hide it, never widen it.
      contactData: input.contact_data === 'anonymous' ? 'anonymous' : conversation.contactData,
      createdAt,
      clientKey: input.client_key ?? null,
    })
    .returning();
  if (!row) throw new Error('The message was not inserted');
  await db
    .update(communications)
    .set({ lastMessageAt: createdAt })
    .where(eq(communications.id, conversation.id));
  return row;
}

/**
 * Adds a message to a conversation of the requester and tells the other side by mail, unless an
 * earlier one still waits to be read. Sent again with the same client_key it is answered, not
 * added.
 * @throws Failure not_found, forbidden, conflict, rate.limited
 */
export async function sendMessage(
  services: Services,
  requester: Requester,
  input: Input,
): Promise<Message> {
  const { communication_id: id } = input;
  const sent = await services.db.transaction(async (db) => {
    const options = { lock: true, param: 'communication_id' };
    const conversation = await findConversation(db, requester, id, options);
    refuseForeignParties(requester, conversation, input);
    const reader = { usersId: requester.usersId, knownAddresses: [] };
    const earlier = await findSent(db, requester, input);
    if (earlier) return messageOf(earlier, conversation, await positionOf(db, earlier), reader);
    await refuseUnanswered(db, requester, conversation);
    const waiting = await hasUnread(db, requester, id);
    const row = await insert(db, services.now(), requester, conversation, input);
    await notifyMessagesChanged(db, conversation);
    if (!waiting) await notifyRecipient({ ...services, db }, requester, conversation, row.id);
    return messageOf(row, conversation, await positionOf(db, row), reader);
  });
  services.mailAdded();
  return sent;
}
