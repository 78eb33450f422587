import { and, eq, isNull, ne } from '../database/drizzle.ts';
import { messages } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { notifyMessagesChanged } from '../live/live-notification.ts';
import type { Services } from '../services.ts';
import { findConversation } from './find-conversation.ts';
import { revokeMails } from './notify-recipient.ts';

/**
 * Marks what the other side wrote in a conversation of the requester as read.
 * @throws Failure not_found
 */
export async function markRead(
  { db, now }: Services,
  requester: Requester,
  id: number,
): Promise<void> {
  const conversation = await findConversation(db, requester, id);
  const read = await db
    .update(messages)
    .set({ readAt: now() })
    .where(
      and(
        eq(messages.conversationId, id),
        isNull(messages.readAt),
        isNull(messages.heldFor),
        ne(messages.sendingUsersId, requester.sideUsersId),
      ),
    )
    .returning({ id: messages.id });
  if (read.length === 0) return;
  const ids = read.map((row) => row.id);
  await revokeMails(db, requester, ids);
  await notifyMessagesChanged(db, conversation);
}
