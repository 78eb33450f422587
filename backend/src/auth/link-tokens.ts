import { LINK_LIFETIME_HOURS } from '@silverjobs/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { linkTokens } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { createSecret, hashSecret } from './secrets.ts';

export type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose'];

/** Issues a single-use token for a mail, valid 24 h (Spec 1 §9). */
export async function createLinkToken(
  db: Database,
  now: Date,
  link: { usersId: number; purpose: LinkPurpose; newEmail?: string },
): Promise<string> {
  const token = createSecret();
  await db.insert(linkTokens).values({
    ...link,
    tokenHash: hashSecret(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_HOURS * 3_600_000),
  });
  return token;
}

/**
 * Uses up a token. Two requests with the same token: one wins.
 * @throws Failure link.invalid (unknown, used, other purpose) or link.expired
 */
export async function redeemLinkToken(
  db: Database,
  now: Date,
  purpose: LinkPurpose,
  token: string,
): Promise<{ usersId: number; newEmail: string | null }> {
  const matches = and(
    eq(linkTokens.tokenHash, hashSecret(token)),
    eq(linkTokens.purpose, purpose),
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
  return { usersId: link.usersId, newEmail: link.newEmail };
}

/** Makes the open links of a user worthless, for example after a new password. */
export async function revokeLinkTokens(db: Database, usersId: number): Promise<void> {
  await db.delete(linkTokens).where(eq(linkTokens.usersId, usersId));
}
