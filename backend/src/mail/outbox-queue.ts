import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema.ts';

/** A mail that this process sends now. */
export type ClaimedMail = typeof outbox.$inferSelect;

/**
 * How long a claim lasts unless its process extends it, in milliseconds. When the process dies,
 * another one sends the mail after that.
 */
export const CLAIM_LIFETIME_MS = 30_000;
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

const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_LIFETIME_MS);

async function claimFirst(db: Database, now: Date, which: SQL | undefined) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(waiting, lte(outbox.nextAttemptAt, now), which))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: claimEnd(now) })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return mail ?? null;
}

/**
 * Takes the next mail that is due, so that no other process sends it; mails that expire go first:
 * somebody waits for the link in them.
 */
export async function claimMail(db: Database, now: Date): Promise<ClaimedMail | null> {
  return (await claimFirst(db, now, isNotNull(outbox.expiresAt))) ?? claimFirst(db, now, undefined);
}

/** Says that this process still sends the mail. */
export async function extendClaim(db: Database, now: Date, mail: ClaimedMail): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: claimEnd(now) })
    .where(isStillClaimed(mail));
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
