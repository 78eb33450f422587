import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { messages } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';

/** Whether the other side has not yet read something that the asker wrote. */
export async function hasUnread(db: Database, asker: Asker, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.communicationId, id),
        isNull(messages.readAt),
        eq(messages.sendingUsersId, asker.usersId),
      ),
    )
    .limit(1);
  return row !== undefined;
}
