import type { Database } from '../database/database.ts';
import { and, desc, eq, ne, or, type SQL } from '../database/drizzle.ts';
import { formerEmails, outbox } from '../database/schema.ts';
import { isPrinted } from '../mail/printed-mail.ts';

/** The addresses that a user has left, the latest first. */
export function loadFormerEmails(db: Database, usersId: number) {
  return db
    .select({ email: formerEmails.email, leftAt: formerEmails.leftAt })
    .from(formerEmails)
    .where(eq(formerEmails.usersId, usersId))
    .orderBy(desc(formerEmails.leftAt), desc(formerEmails.id));
}

/**
 * Which mails are a user's: those for it, and those to the operator that it wrote. Never by address:
 * anybody can register with that of another (account-39).
 */
export function ownMails(usersId: number): { readonly to: SQL; readonly about: SQL } {
  return { to: eq(outbox.usersId, usersId), about: eq(outbox.aboutUsersId, usersId) };
}

/**
 * Deletes them, but what is owed or goes to the operator and still waits: that is sent first and
 * forgotten then.
 */
export async function deleteOwnMails(db: Database, usersId: number): Promise<void> {
  const { to, about } = ownMails(usersId);
  const useless = and(to, eq(outbox.owed, false));
  const done = ne(outbox.state, 'waiting');
  // Nobody knows any more where to post a letter.
  await db.delete(outbox).where(or(useless, and(to, isPrinted), and(or(to, about), done)));
  await db.update(outbox).set({ forget: true }).where(or(to, about));
}
