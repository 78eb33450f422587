import type { Database } from '../../database/database.ts';
import { and, eq, inArray } from '../../database/drizzle.ts';
import { linkTokens } from '../../database/schema.ts';
import { hashSecret } from '../secrets.ts';

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
