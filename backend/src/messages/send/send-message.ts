import type { Message } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, count, eq, lt, sql } from '../../database/drizzle.ts';
import { messages } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import { notifyMessagesChanged } from '../../live/live-notification.ts';
import { papersOfMessages } from '../../papers/papers.ts';
import type { Services } from '../../services.ts';
import { type ConversationRow, findConversation } from '../find-conversation.ts';
import { hasUnread } from '../has-unread.ts';
import { messageOf, type Reader, readerOf } from '../message-of.ts';
import { type Announced, notifyRecipient } from '../notify-recipient.ts';
import { refuseBlocked } from '../refuse-blocked.ts';
import { refuseForeignParties } from '../refuse-foreign-parties.ts';
import { refuseUnanswered } from '../refuse-unanswered.ts';
import { isHeld } from './held-message.ts';
import { insert } from './insert-message.ts';
import type { Input, MessageRow } from './message-input.ts';

/**
 * Adds a message to a conversation of the requester and tells the other side by mail, unless an
 * earlier one still waits to be read. Sent again with the same client_key it is answered, not
 * added.
 * @param announced what the other side is told of it
 * @throws Failure not_found, forbidden, conflict, rate.limited
 */
export async function sendMessage(
  services: Services,
  requester: Requester,
  input: Input,
  announced: Announced = {},
): Promise<Message> {
  const { communication_id: id } = input;
  const sent = await services.db.transaction(async (db) => {
    const options = { lock: true, param: 'communication_id' };
    const conversation = await findConversation(db, requester, id, options);
    refuseForeignParties(requester, conversation, input);
    const reader = { ...readerOf(requester), knownAddresses: [] };
    const earlier = await findSent(db, requester, input);
    if (earlier) return asSent(db, earlier, conversation, reader);
    await refuseBlocked(db, requester, conversation);
    await refuseUnanswered(db, requester, conversation);
    const waiting = await hasUnread(db, requester, id);
    const held = await isHeld({ ...services, db }, requester, input.message);
    const row = await insert(db, services.now(), requester, conversation, input, held);
    await notifyMessagesChanged(db, conversation);
    // Good news is told of, whatever still waits.
    const { decision = null } = announced;
    const isGood = decision !== null && decision !== 'declined';
    if ((!waiting || isGood) && !held) {
      await notifyRecipient({ ...services, db }, requester, conversation, row.id, announced);
    }
    return asSent(db, row, conversation, reader);
  });
  services.workAdded();
  return sent;
}

async function asSent(
  db: Database,
  row: MessageRow,
  conversation: ConversationRow,
  reader: Reader,
): Promise<Message> {
  const papers = await papersOfMessages(db, [row.id]);
  return messageOf(row, conversation, await positionOf(db, row), reader, papers.get(row.id));
}

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
      and(
        eq(messages.sendingUsersId, requester.sideUsersId),
        eq(messages.clientKey, input.client_key),
      ),
    );
  if (!row) return null;
  if (row.conversationId === input.communication_id && row.message === input.message) return row;
  throw new Failure('conflict', { param: 'client_key' });
}

/** How many messages of its conversation stand before a message. */
async function positionOf(db: Database, row: MessageRow): Promise<number> {
  const place = sql`(${messages.createdAt}, ${messages.id})`;
  const own = sql`(select created_at, id from messages where id = ${row.id})`;
  const [before] = await db
    .select({ found: count() })
    .from(messages)
    .where(and(eq(messages.conversationId, row.conversationId), lt(place, own)));
  return before?.found ?? 0;
}
