import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema.ts';
import type { Mail } from './mail.ts';

type Addressed = Mail & {
  readonly recipient: string;
  /** From here on the mail is of no use and is not sent any more. */
  readonly expiresAt?: Date;
  /** What the mail is for; a second one with the same key is left out. */
  readonly key?: string;
  /** Not to be sent before this moment. */
  readonly notBefore?: Date;
  /** The person whom a mail to the operator is about. */
  readonly aboutEmail?: string;
  /** Address that ends mails of this kind with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

/**
 * Puts a mail into the outbox (delivery-28). Within a transaction it is sent only if the
 * transaction holds; tell the worker afterwards: services.mailAdded().
 */
export async function addMail(
  db: Database,
  now: Date,
  { recipient, subject, text, html, ...options }: Addressed,
): Promise<void> {
  await db
    .insert(outbox)
    .values({
      recipient,
      subject,
      text,
      html,
      createdAt: now,
      nextAttemptAt: options.notBefore ?? now,
      expiresAt: options.expiresAt ?? null,
      aboutEmail: options.aboutEmail ?? null,
      key: options.key ?? null,
      unsubscribeUrl: options.unsubscribeUrl ?? null,
    })
    .onConflictDoNothing({ target: outbox.key });
}
