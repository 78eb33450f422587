import { and, eq, gt, isNull, ne } from '../database/drizzle.ts';
import { linkTokens, users } from '../database/schema.ts';
import type { Services } from '../services.ts';

export type AddressOwner = {
  readonly usersId: number;
  /** The account has left the address and can take it back until then; null: it has it now. */
  readonly keptUntil: Date | null;
};

/**
 * The other account that an address belongs to, or that can still take it back: until then nobody may
 * block the way back by registering with it (account-38).
 * @param usersId whose it may be; null for nobody's
 */
export async function findAddressOwner(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
  usersId: number | null,
): Promise<AddressOwner | null> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owner && owner.id !== usersId) return { usersId: owner.id, keptUntil: null };
  const canGoBack = and(
    eq(linkTokens.purpose, 'email-restore'),
    eq(linkTokens.newEmail, email),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, now()),
    usersId === null ? undefined : ne(linkTokens.usersId, usersId),
  );
  const [link] = await db.select().from(linkTokens).where(canGoBack).limit(1);
  return link ? { usersId: link.usersId, keptUntil: link.expiresAt } : null;
}

/** Whether an address belongs to another account, or to one that can still take it back. */
export async function isAddressTaken(
  services: Pick<Services, 'db' | 'now'>,
  email: string,
  usersId: number | null,
): Promise<boolean> {
  return (await findAddressOwner(services, email, usersId)) !== null;
}
