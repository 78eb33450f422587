import { and, eq, isNull, ne } from 'drizzle-orm';
import { messages } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';
import { tellMessages } from '../live/told.ts';
import type { Services } from '../services.ts';
import { findConversation } from './find-conversation.ts';
import { takeBackMails } from './tell-other-side.ts';

/**
 * Marks what the other side wrote in an own conversation as read.
 * @throws Failure not_found
 */
export async function markRead({ db, now }: Services, asker: Asker, id: number): Promise<void> {
  const conversation = await findConversation(db, asker, id);
  const read = await db
    .update(messages)
    .set({ readAt: now() })
    .where(
      and(
        eq(messages.communicationId, id),
        isNull(messages.readAt),
        ne(messages.sendingUsersId, asker.usersId),
      ),
    )
    .returning({ id: messages.id });
  if (read.length === 0) return;
  const ids = read.map((row) => row.id);
  await takeBackMails(db, ids);
  await tellMessages(db, conversation);
}
