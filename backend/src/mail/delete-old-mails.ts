import { and, lt, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema.ts';

/** How long mail is kept after it was sent or given up, in milliseconds: long enough to ask back. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Deletes mail that is done for 30 days: it holds addresses and names. */
export async function deleteSentMails(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_MS);
  await db.delete(outbox).where(and(ne(outbox.state, 'waiting'), lt(outbox.nextAttemptAt, cutoff)));
}
