import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';

/**
 * Neither link nor passkey may sign in where nobody has shown that the mailbox is the user's (access-53).
 * @throws Failure email.unconfirmed
 */
export async function refuseUnconfirmed(db: Database, usersId: number): Promise<void> {
  const [user] = await db
    .select({ mailboxProvenAt: users.mailboxProvenAt })
    .from(users)
    .where(eq(users.id, usersId));
  if (user?.mailboxProvenAt === null) throw new Failure('email.unconfirmed');
}
