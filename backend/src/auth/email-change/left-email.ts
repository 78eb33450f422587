import { eq } from '../../database/drizzle.ts';
import { formerEmails, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';

/** Remembered so that export and deletion know the mails to it (account-39). */
export async function addFormerEmail(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
  email: string,
): Promise<void> {
  await db.insert(formerEmails).values({ usersId, email, leftAt: now() });
}

/** The address that the account has now. */
export async function loadEmail({ db }: Pick<Services, 'db'>, usersId: number): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, usersId));
  if (!user) throw new Failure('link.invalid');
  return user.email;
}
