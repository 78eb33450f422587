import type { Database } from '../../../database/database.ts';
import { inArray } from '../../../database/drizzle.ts';
import { users } from '../../../database/schema.ts';
import type { Told } from './told.ts';

/** Users are written to at the address they have now; whoever has deleted the account is not. */
export async function withAddresses(
  db: Database,
  rows: readonly { usersId: number | null; email: string | null }[],
  party: Told['party'],
  objected: boolean,
): Promise<Told[]> {
  const ids = rows.flatMap(({ usersId }) => usersId ?? []);
  const found = ids.length
    ? await db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(inArray(users.id, ids))
    : [];
  const addresses = new Map(found.map((user) => [user.id, user.email]));
  return rows.flatMap(({ usersId, email: given }) => {
    const email = usersId === null ? given : addresses.get(usersId);
    return email ? [{ party, usersId, email, objected }] : [];
  });
}
