import type { Database } from '../database/database.ts';
import { and, count, eq, isNull, ne } from '../database/drizzle.ts';
import { communications, messages } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { conversationsOfRequester } from './conversations-of-requester.ts';

/** How many own conversations there are. */
export async function countConversations(db: Database, requester: Requester): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(communications)
    .where(conversationsOfRequester(requester));
  return row?.found ?? 0;
}

/** How many messages of the other side, in all of its conversations, the requester has not read. */
export async function countUnread(db: Database, requester: Requester): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(messages)
    .innerJoin(communications, eq(communications.id, messages.conversationId))
    .where(
      and(
        conversationsOfRequester(requester),
        isNull(messages.readAt),
        isNull(messages.heldFor),
        ne(messages.sendingUsersId, requester.sideUsersId),
      ),
    );
  return row?.found ?? 0;
}
