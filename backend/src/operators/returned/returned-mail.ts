import type { ReturnedAddress } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, asc, desc, eq, isNotNull, isNull } from '../../database/drizzle.ts';
import { returnedAddresses } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { PAGE, type PageQuery } from '../like.ts';

const isOpen = and(isNotNull(returnedAddresses.suppressedAt), isNull(returnedAddresses.handledAt));

/** How many addresses nobody has looked at yet. */
export const countReturned = (db: Database): Promise<number> =>
  db.$count(returnedAddresses, isOpen);

/** Addresses that get no mail any more and that nobody has looked at, the newest first (operators-45). */
export async function listReturned(
  db: Database,
  { limit = PAGE, offset = 0 }: PageQuery,
): Promise<ReturnedAddress[]> {
  const rows = await db
    .select()
    .from(returnedAddresses)
    .where(isOpen)
    .orderBy(desc(returnedAddresses.suppressedAt), asc(returnedAddresses.email))
    .limit(limit)
    .offset(offset);
  return rows.map(({ email, usersId, kind, status, returns, suppressedAt, lastAt }) => ({
    ...{ email, kind, status, returns },
    users_id: usersId,
    since: (suppressedAt ?? lastAt).getTime(),
  }));
}

/**
 * Lets mail go to an address again, or notes that somebody has seen it: then it stays suppressed and leaves
 * the list (operators-45).
 * @returns the user whose address it is
 * @throws Failure not_found for an address that gets mail
 */
export async function resolveReturned(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { email, action }: { readonly email: string; readonly action: 'allow' | 'done' },
): Promise<number | null> {
  const which = and(eq(returnedAddresses.email, email), isNotNull(returnedAddresses.suppressedAt));
  const [row] =
    action === 'allow'
      ? await db.delete(returnedAddresses).where(which).returning()
      : await db.update(returnedAddresses).set({ handledAt: now() }).where(which).returning();
  if (!row) throw new Failure('not_found', { message: 'Diese Adresse ist nicht mehr gesperrt.' });
  return row.usersId;
}
