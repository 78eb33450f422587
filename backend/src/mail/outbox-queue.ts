import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema.ts';

/** A mail that this process sends now. */
export type ClaimedMail = typeof outbox.$inferSelect;

/**
 * How long a claim lasts, in milliseconds: longer than a batch can take. When the process dies,
 * another one sends the mail after that.
 */
export const CLAIM_LIFETIME_MS = 5 * 60_000;
const ERROR_LENGTH = 500;

const waiting = eq(outbox.state, 'waiting');

/** Gives up mails that expired while they waited; tells how many. */
export async function failExpired(db: Database, now: Date): Promise<number> {
  const expired = await db
    .update(outbox)
    .set({ state: 'failed' })
    .where(and(waiting, lte(outbox.nextAttemptAt, now), lte(outbox.expiresAt, now)))
    .returning({ id: outbox.id });
  return expired.length;
}

/** Takes mails that are due, so that no other process sends them. */
export async function claimMails(db: Database, now: Date, limit: number): Promise<ClaimedMail[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(waiting, lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + CLAIM_LIFETIME_MS),
      })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** Still the claim of this process: nobody has begun another attempt. */
const isStillClaimed = (mail: ClaimedMail) =>
  and(eq(outbox.id, mail.id), eq(outbox.attempts, mail.attempts), waiting);

/** The text without the tokens of its links: what was sent must not sign in from the database. */
const withoutTokens = (column: typeof outbox.text | typeof outbox.html) =>
  sql`regexp_replace(${column}, '(token|param2)=[A-Za-z0-9_-]{20,}', '\\1=…', 'g')`;

export async function markSent(db: Database, now: Date, mail: ClaimedMail): Promise<void> {
  await db
    .update(outbox)
    .set({
      state: 'sent',
      sentAt: now,
      lastError: null,
      text: withoutTokens(outbox.text),
      html: withoutTokens(outbox.html),
      unsubscribeUrl: null,
    })
    .where(isStillClaimed(mail));
}

/** @param retryAt when to try again, or null to give up */
export async function markFailed(
  db: Database,
  mail: ClaimedMail,
  error: string,
  retryAt: Date | null,
): Promise<void> {
  const lastError = error.slice(0, ERROR_LENGTH);
  await db
    .update(outbox)
    .set(retryAt ? { lastError, nextAttemptAt: retryAt } : { lastError, state: 'failed' })
    .where(isStillClaimed(mail));
}
