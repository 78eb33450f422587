import type { OperatorCaseDetail } from '@silverjobs/contract';
import { eq } from '../../../database/drizzle.ts';
import { communications, messages } from '../../../database/schema.ts';
import { notifyMessagesChanged } from '../../../live/live-notification.ts';
import { addMail } from '../../../mail/add-mail.ts';
import { releasedJobMail } from '../../../mail/templates/held.ts';
import { notifyRecipient } from '../../../messages/notify-recipient.ts';
import type { Services } from '../../../services.ts';

/** A held advertisement or message is let through: its author is told, and who the message is for. */
export async function tellReleased(
  services: Services,
  { kind, id, title, owner }: OperatorCaseDetail,
): Promise<void> {
  const { db, now, publicUrl } = services;
  if (kind === 'job') {
    if (!owner) return;
    const mail = releasedJobMail(publicUrl, title);
    await addMail(db, now(), { ...mail, recipient: owner.email, usersId: owner.users_id });
    return;
  }
  const [row] = await db
    .select({ conversation: communications })
    .from(messages)
    .innerJoin(communications, eq(communications.id, messages.conversationId))
    .where(eq(messages.id, id));
  if (!row) return;
  await notifyMessagesChanged(db, row.conversation);
  // Only employers' messages are held.
  await notifyRecipient(services, { candidateId: null }, row.conversation, id);
}
