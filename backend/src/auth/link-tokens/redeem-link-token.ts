import type { Database } from '../../database/database.ts';
import { and, eq, gt, inArray, isNull, or } from '../../database/drizzle.ts';
import { linkTokens } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { hashSecret } from '../secrets.ts';
import type { LinkPurpose } from './create-link-token.ts';

/** How long the browser that has used a link may use it again, in milliseconds (access-47). */
const AGAIN_MS = 10 * 60_000;

/**
 * Uses up a token. Two requests with the same token: one wins, unless both come from one browser within
 * minutes: its answer was lost, or its owner has opened the link twice.
 * @param purposes what the token may have been issued for
 * @param browserKey names the browser; without it a token works once
 * @throws Failure link.invalid (unknown, used, other purpose) or link.expired
 */
export async function redeemLinkToken(
  db: Database,
  now: Date,
  purposes: readonly LinkPurpose[],
  token: string,
  browserKey?: string,
): Promise<typeof linkTokens.$inferSelect> {
  const usedBy = browserKey === undefined ? null : hashSecret(browserKey);
  const again = usedBy
    ? and(eq(linkTokens.usedBy, usedBy), gt(linkTokens.usedAt, new Date(now.getTime() - AGAIN_MS)))
    : undefined;
  const known = and(
    eq(linkTokens.tokenHash, hashSecret(token)),
    inArray(linkTokens.purpose, [...purposes]),
  );
  const matches = and(known, or(isNull(linkTokens.usedAt), again));
  const [present] = await db.select().from(linkTokens).where(matches).for('update');
  if (!present) throw new Failure('link.invalid');
  if (present.expiresAt <= now) throw new Failure('link.expired');
  if (present.usedAt === null) {
    const [won] = await db
      .update(linkTokens)
      .set({ usedAt: now, usedBy })
      .where(and(known, isNull(linkTokens.usedAt)))
      .returning({ tokenHash: linkTokens.tokenHash });
    if (!won) throw new Failure('link.invalid');
  }
  return present;
}
