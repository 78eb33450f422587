import type { MessageReportReason } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import { and, eq, ne } from '../database/drizzle.ts';
import { communications, messageReports, messages } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { mailOperator } from '../mail/mail-operator.ts';
import { conversationsOfRequester } from '../messages/conversations-of-requester.ts';
import type { Services } from '../services.ts';
import { contentOfMessage } from './content-of-message.ts';
import { messageReportMail } from './report-mail.ts';

/** Reports of one user. */
const REPORTS: Limit = { name: 'message-report', attempts: 20, minutes: 60 };

type Report = { readonly reason: MessageReportReason; readonly text?: string | undefined };

/**
 * Stores a report of a message that the other side of a conversation of the requester wrote and
 * tells the operator by mail, with the message: both or neither.
 * @throws Failure not_found, also for own messages and those of others; conflict when the user has
 * reported the message before; rate.limited
 */
export async function reportMessage(
  services: Services,
  requester: Requester,
  messageId: number,
  { reason, text }: Report,
): Promise<void> {
  const { now, publicUrl } = services;
  await countAttempt(services, REPORTS, String(requester.usersId));
  await services.db.transaction(async (db) => {
    const [message] = await db
      .select({ message: messages.message, conversationId: messages.conversationId })
      .from(messages)
      .innerJoin(communications, eq(communications.id, messages.conversationId))
      .where(
        and(
          eq(messages.id, messageId),
          ne(messages.sendingUsersId, requester.sideUsersId),
          conversationsOfRequester(requester),
        ),
      );
    if (!message) throw new Failure('not_found', { message: 'Diese Nachricht gibt es nicht.' });
    const createdAt = now();
    const [report] = await db
      .insert(messageReports)
      .values({
        messageId,
        usersId: requester.usersId,
        reason,
        text: text || null,
        reported: contentOfMessage(message),
        createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: messageReports.id });
    if (!report) {
      throw new Failure('conflict', { message: 'Sie haben diese Nachricht schon gemeldet.' });
    }
    const mail = messageReportMail(publicUrl, {
      ...message,
      messageId,
      reason,
      text,
      from: readableEmail(requester.email),
    });
    const aboutUsersId = requester.usersId;
    await mailOperator(services, db, createdAt, { aboutUsersId, ...mail });
  });
  services.workAdded();
}
