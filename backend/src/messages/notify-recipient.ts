import type { APPLICATION_DECISIONS } from '@silverjobs/contract';
import { correspondentsOf } from '../colleagues/members.ts';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, isNull, or, sql } from '../database/drizzle.ts';
import {
  candidates,
  clients,
  communications,
  jobDemands,
  messages,
  outbox,
  tasks,
  users,
} from '../database/schema.ts';
import { createDeepLink } from '../deep-links/create-deep-link.ts';
import type { Requester } from '../http/requester.ts';
import { addMail } from '../mail/add-mail.ts';
import { isPrinted } from '../mail/printed-mail.ts';
import {
  hiredMail,
  invitationMail,
  newMessageMail,
  trialMail,
} from '../mail/templates/new-message.ts';
import { addNotices } from '../push/add-notices.ts';
import type { Services } from '../services.ts';
import type { ConversationRow } from './find-conversation.ts';

/** How long a message can be read before a mail announces it, in milliseconds. */
const MAIL_DELAY_MS = 2 * 60_000;

/** The same for a notice on a device, which is written only if the message is unread then. */
const NOTICE_DELAY_MS = 20_000;

type Decision = (typeof APPLICATION_DECISIONS)[number];

/** What is told of a message. */
export type Announced = {
  /** What it tells of the application, and the mail says so. */
  readonly decision?: Decision | null;
  /** The dates for an interview that it proposes, in words. */
  readonly dates?: readonly string[];
  /** By mail as well; not where another mail says the same. */
  readonly isMailed?: boolean;
};

/** The mail of each decision; a refusal is read in its own words, not in a subject. */
const MAILS = {
  invited: invitationMail,
  trial: trialMail,
  hired: hiredMail,
  declined: newMessageMail,
};

const messageKey = (messageId: number) => `message:${messageId}`;
/** Each of an employer's people has a mail of its own. */
const mailKey = (messageId: number, usersId: number) => `${messageKey(messageId)}:${usersId}`;

async function otherSide(
  db: Database,
  requester: Pick<Requester, 'candidateId'>,
  conversation: ConversationRow,
) {
  if (requester.candidateId !== null) return correspondentsOf(db, conversation.clientId);
  return db
    .select({ usersId: users.id, email: users.email, wantsMail: users.messageMail })
    .from(users)
    .innerJoin(candidates, eq(candidates.usersId, users.id))
    .where(eq(candidates.id, conversation.candidateId));
}

/**
 * The words of a message, for the letter to somebody without e-mail; a mail leaves them out. They are read
 * when it is printed, so that none is posted that nobody may read any more (operators-52).
 * @param key of the mail, which may be about no message
 * @returns paragraphs
 */
export async function wordsOfMessage(db: Database, key: string | null): Promise<string[]> {
  const id = Number(/^message:(\d+):/.exec(key ?? '')?.[1]);
  if (!id) return [];
  const [row] = await db
    .select({ message: messages.message, employer: clients.profileName })
    .from(messages)
    .innerJoin(communications, eq(communications.id, messages.conversationId))
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .where(and(eq(messages.id, id), isNull(messages.hiddenAt)));
  if (!row) return [];
  const from = row.employer ? ` (${row.employer})` : '';
  return [`Das schreibt der Arbeitgeber${from}:`, ...row.message.split(/\n{2,}/)];
}

async function jobTitle(db: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db
    .select({ title: jobDemands.title })
    .from(jobDemands)
    .where(eq(jobDemands.id, id));
  return row?.title ?? null;
}

/**
 * Tells the other side of a conversation by mail and on its devices that something new waits there, where it
 * wants that.
 * The mail goes out a little later: whoever has the conversation open reads it before, and then it
 * is taken back.
 * @param messageId the message that waits
 */
export async function notifyRecipient(
  services: Services,
  requester: Pick<Requester, 'candidateId'>,
  conversation: ConversationRow,
  messageId: number,
  { decision = null, dates = [], isMailed = true }: Announced = {},
): Promise<void> {
  const { db, now, publicUrl } = services;
  const title = await jobTitle(db, conversation.jobDemandId);
  for (const { usersId, email, wantsMail } of await otherSide(db, requester, conversation)) {
    await addNotices(db, now(), usersId, {
      about: { kind: decision === 'invited' ? 'invitation' : 'message', id: messageId },
      key: messageKey(messageId),
      notBefore: new Date(now().getTime() + NOTICE_DELAY_MS),
    });
    if (!wantsMail || !isMailed) continue;
    const link = await createDeepLink(services, usersId, {
      target: 'communication',
      id: conversation.id,
    });
    const write = decision ? MAILS[decision] : newMessageMail;
    const mail =
      dates.length > 0
        ? invitationMail(publicUrl, title, link, dates)
        : write(publicUrl, title, link);
    await addMail(db, now(), {
      ...mail,
      recipient: email,
      usersId,
      key: mailKey(messageId, usersId),
      notBefore: new Date(now().getTime() + MAIL_DELAY_MS),
    });
  }
}

/**
 * Takes back mails of messages that were read before they were sent, those of colleagues too.
 * @param side whose messages they are: the reader's account, or that of its employer
 */
export async function revokeMails(
  db: Database,
  { clientId, usersId }: Pick<Requester, 'clientId' | 'usersId'>,
  messageIds: readonly number[],
): Promise<void> {
  const readers =
    clientId === null
      ? [usersId]
      : (await correspondentsOf(db, clientId)).map((one) => one.usersId);
  const keys = messageIds.flatMap((id) => [
    // Of the release before.
    messageKey(id),
    ...readers.map((reader) => mailKey(id, reader)),
  ]);
  const untouched = db
    .select({ key: tasks.key })
    .from(tasks)
    .where(and(eq(tasks.kind, 'mail'), eq(tasks.state, 'waiting'), eq(tasks.attempts, 0)));
  await db
    .delete(outbox)
    .where(
      and(
        inArray(outbox.key, keys),
        eq(outbox.state, 'waiting'),
        or(inArray(sql`${outbox.id}::text`, untouched), isPrinted),
      ),
    );
}
