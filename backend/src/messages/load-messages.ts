import { MESSAGES_PAGE_SIZE, type Message } from '@silverjobs/contract';
import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { clients, messages } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { findConversation } from './find-conversation.ts';
import { messageOf } from './message-of.ts';

type Page = {
  readonly communication_id: number;
  readonly from: 'start' | 'end';
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
};

/** How many messages a conversation has. */
async function countMessages(db: Database, conversationId: number): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  return row?.found ?? 0;
}

/**
 * Messages of a conversation of the requester by created_at ascending (messages-9). From the end,
 * offset 0 is the page that closes with the newest message.
 * @throws Failure not_found
 */
export async function loadMessages(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  requester: Requester,
  page: Page,
): Promise<Message[]> {
  const { communication_id: id, from, limit = MESSAGES_PAGE_SIZE, offset = 0 } = page;
  const conversation = await findConversation(db, requester, id, { param: 'communication_id' });
  const end = from === 'end' ? (await countMessages(db, id)) - offset : offset + limit;
  const start = from === 'end' ? Math.max(0, end - limit) : offset;
  if (end <= start) return [];
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(end - start)
    .offset(start);
  const [employer] = await db
    .select({ link: clients.profileLink })
    .from(clients)
    .where(eq(clients.id, conversation.clientId));
  const knownAddresses = [publicUrl, employer?.link ?? ''];
  const reader = { usersId: requester.usersId, knownAddresses };
  return rows.map((row, index) => messageOf(row, conversation, start + index, reader));
}
