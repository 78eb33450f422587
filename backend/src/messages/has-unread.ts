import type { Database } from '../database/database.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import { messages } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';

/** Whether the other side has not yet read something that the requester wrote. */
export async function hasUnread(db: Database, requester: Requester, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, id),
        isNull(messages.readAt),
        isNull(messages.heldFor),
        eq(messages.sendingUsersId, requester.sideUsersId),
      ),
    )
    .limit(1);
  return row !== undefined;
}
