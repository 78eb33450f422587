import { EMAIL_RESTORE_DAYS, JOB_END_NOTICE_DAYS, LINK_LIFETIME_HOURS } from '@silverjobs/contract';
import { and, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { linkTokens } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { createSecret, hashSecret } from './secrets.ts';

export type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose'];

/** How long an expired token is still known as expired, in milliseconds. */
const EXPIRED_RETENTION_MS = 30 * 24 * 3_600_000;

/** What lasts longer than a day. */
const LIFETIME_DAYS: Partial<Record<LinkPurpose, number>> = {
  'email-restore': EMAIL_RESTORE_DAYS,
  // Until the advertisement has ended.
  'job-prolong': JOB_END_NOTICE_DAYS + 1,
};

/** A token and when it ends. Only the hash of it is stored. */
export type LinkToken = { readonly token: string; readonly expiresAt: Date };

/**
 * Issues a single-use token for a mail, valid 24 h (delivery-32), the way back from a change of address
 * 14 days (account-38), the prolonging of an advertisement until its end (employers-41), and forgets the
 * user's old ones.
 */
export async function createLinkToken(
  db: Database,
  now: Date,
  link: {
    usersId: number;
    purpose: LinkPurpose;
    newEmail?: string;
    sessionHash?: string;
    jobDemandId?: number;
  },
): Promise<LinkToken> {
  const forgotten = new Date(now.getTime() - EXPIRED_RETENTION_MS);
  await db
    .delete(linkTokens)
    .where(and(eq(linkTokens.usersId, link.usersId), lt(linkTokens.expiresAt, forgotten)));
  const lifetimeHours = (LIFETIME_DAYS[link.purpose] ?? 0) * 24 || LINK_LIFETIME_HOURS;
  const token = createSecret();
  const expiresAt = new Date(now.getTime() + lifetimeHours * 3_600_000);
  await db
    .insert(linkTokens)
    .values({ ...link, tokenHash: hashSecret(token), createdAt: now, expiresAt });
  return { token, expiresAt };
}

/**
 * Uses up a token. Two requests with the same token: one wins.
 * @param purposes what the token may have been issued for
 * @throws Failure link.invalid (unknown, used, other purpose) or link.expired
 */
export async function redeemLinkToken(
  db: Database,
  now: Date,
  purposes: readonly LinkPurpose[],
  token: string,
): Promise<typeof linkTokens.$inferSelect> {
  const matches = and(
    eq(linkTokens.tokenHash, hashSecret(token)),
    inArray(linkTokens.purpose, [...purposes]),
    isNull(linkTokens.usedAt),
  );
  const [link] = await db
    .update(linkTokens)
    .set({ usedAt: now })
    .where(and(matches, gt(linkTokens.expiresAt, now)))
    .returning();
  if (!link) {
    const [expired] = await db
      .select({ usersId: linkTokens.usersId })
      .from(linkTokens)
      .where(matches);
    throw new Failure(expired ? 'link.expired' : 'link.invalid');
  }
  return link;
}

/**
 * Whose token it is, and whether it still signs in; uses nothing up. Null for one that is unknown or
 * no link for signing in.
 */
export async function findSignInLink(
  db: Database,
  now: Date,
  token: string,
): Promise<{ usersId: number; usable: boolean } | null> {
  const [link] = await db
    .select()
    .from(linkTokens)
    .where(
      and(
        eq(linkTokens.tokenHash, hashSecret(token)),
        inArray(linkTokens.purpose, ['deep-link', 'magic-link']),
      ),
    );
  if (!link) return null;
  return { usersId: link.usersId, usable: link.usedAt === null && link.expiresAt > now };
}

/**
 * Makes the open links of a user worthless, for example after a new password; not the way back from a
 * change of address, because that may have been a thief's (account-38).
 */
export async function revokeLinkTokens(db: Database, usersId: number): Promise<void> {
  await db
    .delete(linkTokens)
    .where(and(eq(linkTokens.usersId, usersId), ne(linkTokens.purpose, 'email-restore')));
}
