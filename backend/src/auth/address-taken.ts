import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { linkTokens, users } from '../database/schema.ts';
import type { Services } from '../services.ts';

/**
 * Whether an address belongs to another account, or to one that can still take it back: until then
 * nobody may block the way back by registering with it (account-38).
 * @param usersId whose it may be; null for nobody's
 */
export async function isAddressTaken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
  usersId: number | null,
): Promise<boolean> {
  const owners = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owners.some(({ id }) => id !== usersId)) return true;
  const canGoBack = and(
    eq(linkTokens.purpose, 'email-restore'),
    eq(linkTokens.newEmail, email),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, now()),
    usersId === null ? undefined : ne(linkTokens.usersId, usersId),
  );
  return (await db.$count(linkTokens, canGoBack)) > 0;
}
