import { readEmail } from '@silverjobs/contract/typed-values';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { users } from '../../database/schema.ts';

/** @throws Error when there is no operator with the address */
export async function findOperator(
  db: Database,
  email: string,
): Promise<{ id: number; email: string }> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, readEmail(email)));
  if (user?.role !== 'operator') throw new Error(`${email} is no operator.`);
  return user;
}
