import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { linkTokens } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { hashSecret } from '../secrets.ts';
import type { LinkPurpose } from './create-link-token.ts';

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
