import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema.ts';
import type { Mail } from './mail.ts';

type Addressed = Mail & {
  readonly recipient: string;
  /** From here on the mail is of no use and is not sent any more. */
  readonly expiresAt?: Date;
};

/**
 * Puts a mail into the outbox (decision D20). Within a transaction it is sent only if the
 * transaction holds; tell the worker afterwards: services.mailAdded().
 */
export async function addMail(
  db: Database,
  now: Date,
  { recipient, subject, text, html, expiresAt }: Addressed,
): Promise<void> {
  await db.insert(outbox).values({
    recipient,
    subject,
    text,
    html,
    createdAt: now,
    nextAttemptAt: now,
    expiresAt: expiresAt ?? null,
  });
}
