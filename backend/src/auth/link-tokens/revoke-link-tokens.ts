import type { Database } from '../../database/database.ts';
import { and, eq, ne } from '../../database/drizzle.ts';
import { linkTokens } from '../../database/schema.ts';

/**
 * Makes the open links of a user worthless, for example after a new password; not the way back from a
 * change of address, because that may have been a thief's (account-38).
 */
export async function revokeLinkTokens(db: Database, usersId: number): Promise<void> {
  await db
    .delete(linkTokens)
    .where(and(eq(linkTokens.usersId, usersId), ne(linkTokens.purpose, 'email-restore')));
}
