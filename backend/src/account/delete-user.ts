import { eq } from 'drizzle-orm';
import { outbox, users } from '../database/schema.ts';
import { tellSessions } from '../live/told.ts';
import type { Services } from '../services.ts';

/**
 * Deletes a user with profile, conversations (for both sides), searches, courses, templates, answers,
 * sessions and paid plan, and the mails to the address. What belongs to a user refers to it with
 * `on delete cascade`, so nothing can be forgotten.
 */
export async function deleteUser(
  { db }: Pick<Services, 'db'>,
  user: { readonly usersId: number; readonly email: string },
): Promise<void> {
  await db.transaction(async (inside) => {
    await inside.delete(outbox).where(eq(outbox.recipient, user.email));
    await inside.delete(users).where(eq(users.id, user.usersId));
    await tellSessions(inside, user.usersId);
  });
}
