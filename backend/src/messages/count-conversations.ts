import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { communications, messages } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';
import { ownConversations } from './own-conversations.ts';

/** How many own conversations there are. */
export async function countConversations(db: Database, asker: Asker): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(communications)
    .where(ownConversations(asker));
  return row?.found ?? 0;
}

/** How many messages of the other side, in all own conversations, the asker has not read. */
export async function countUnread(db: Database, asker: Asker): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(messages)
    .innerJoin(communications, eq(communications.id, messages.communicationId))
    .where(
      and(
        ownConversations(asker),
        isNull(messages.readAt),
        ne(messages.sendingUsersId, asker.usersId),
      ),
    );
  return row?.found ?? 0;
}
