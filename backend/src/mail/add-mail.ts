import { isPostAddress } from '@silverjobs/contract/post-address';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema.ts';
import { addTask } from '../queue/tasks.ts';
import type { Mail } from './mail.ts';
import { printedText } from './printed-mail.ts';

/** Processes of the release before send what has come to its time here: never. The queue does it. */
const LEFT_TO_THE_QUEUE = new Date('9999-12-31T00:00:00Z');

type Addressed = Mail & {
  readonly recipient: string;
  /**
   * The user whom it is for, in whose export it stands; null for the operator and for an address that
   * somebody gave who is not signed in (account-39).
   */
  readonly usersId: number | null;
  /** The user who writes to the operator, or whom the mail is about. */
  readonly aboutUsersId?: number | null;
  /** Goes out even if the account is deleted before. */
  readonly owed?: true;
  /** The account is gone: the mail is not kept once it is sent or given up. */
  readonly forget?: true;
  /** From here on the mail is of no use and is not sent any more. */
  readonly expiresAt?: Date;
  /** What the mail is for; a second one with the same key is left out. */
  readonly key?: string;
  /** Not to be sent before this moment. */
  readonly notBefore?: Date;
  /** Address that ends mails of this kind with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The invoice that is attached as a PDF; made when the mail goes out. */
  readonly invoiceId?: number | undefined;
  /** An entry for the reader's calendar (RFC 5545) that goes along. */
  readonly calendar?: string;
  /** Ids of the advertisements that an alert names (delivery-88). */
  readonly namedJobs?: readonly number[];
};

/**
 * Puts a mail into the outbox (delivery-28). Within a transaction it is sent only if the
 * transaction holds; wake the queue afterwards: services.workAdded(). For somebody without e-mail it waits
 * there to be printed (operators-52); what is of use for hours only, or for nobody any more, is left out.
 */
export async function addMail(
  db: Database,
  now: Date,
  { recipient, usersId, subject, text, html, ...options }: Addressed,
): Promise<void> {
  const isOnPaper = isPostAddress(recipient);
  if (isOnPaper && (options.expiresAt || usersId === null)) return;
  const [added] = await db
    .insert(outbox)
    .values({
      recipient,
      usersId,
      aboutUsersId: options.aboutUsersId ?? null,
      owed: options.owed ?? false,
      forget: options.forget ?? false,
      subject,
      text: isOnPaper ? printedText(text) : text,
      html: isOnPaper ? '' : html,
      createdAt: now,
      nextAttemptAt: LEFT_TO_THE_QUEUE,
      expiresAt: options.expiresAt ?? null,
      key: options.key ?? null,
      unsubscribeUrl: isOnPaper ? null : (options.unsubscribeUrl ?? null),
      invoiceId: options.invoiceId ?? null,
      calendar: isOnPaper ? null : (options.calendar ?? null),
      namedJobs: [...(options.namedJobs ?? [])],
    })
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id });
  if (!added || isOnPaper) return;
  await addTask(db, now, {
    kind: 'mail',
    payload: added,
    key: String(added.id),
    // Somebody waits for the link in a mail that expires.
    isUrgent: options.expiresAt !== undefined,
    ...(options.notBefore && { notBefore: options.notBefore }),
  });
}
