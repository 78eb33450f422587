import type { Database } from '../database/database.ts';
import { and, eq, lt, ne, or, sql } from '../database/drizzle.ts';
import { formerEmails, outbox } from '../database/schema.ts';

/** How long mail is kept after it was sent or given up, in milliseconds: long enough to ask back. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** How long a left address is known: longer than mail to it can be kept. */
const FORMER_EMAIL_MS = 2 * RETENTION_MS;

/**
 * Deletes mail that is done for 30 days, because it holds addresses and names, that of deleted
 * accounts once it is done (account-39), and left addresses.
 */
export async function deleteSentMails(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_MS);
  const doneAt = sql`coalesce(${outbox.sentAt}, ${outbox.createdAt})`;
  const unwanted = or(eq(outbox.forget, true), lt(doneAt, cutoff));
  await db.delete(outbox).where(and(ne(outbox.state, 'waiting'), unwanted));
  const left = new Date(now.getTime() - FORMER_EMAIL_MS);
  await db.delete(formerEmails).where(lt(formerEmails.leftAt, left));
}
