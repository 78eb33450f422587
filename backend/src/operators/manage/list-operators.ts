import type { Database } from '../../database/database.ts';
import { asc, eq } from '../../database/drizzle.ts';
import { users } from '../../database/schema.ts';

/** Addresses of all operators. */
export async function listOperators(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'operator'))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}
