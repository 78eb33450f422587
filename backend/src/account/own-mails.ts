import { desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { formerEmails, outbox, users } from '../database/schema.ts';

/** The addresses that a user has left, the latest first. */
export function loadFormerEmails(db: Database, usersId: number) {
  return db
    .select({ email: formerEmails.email, leftAt: formerEmails.leftAt })
    .from(formerEmails)
    .where(eq(formerEmails.usersId, usersId))
    .orderBy(desc(formerEmails.leftAt), desc(formerEmails.id));
}

/** The present address and the left ones that nobody else has by now (account-39). */
async function loadOwnEmails(db: Database, usersId: number, email: string): Promise<string[]> {
  const left = (await loadFormerEmails(db, usersId)).map((former) => former.email);
  if (left.length === 0) return [email];
  const owners = await db
    .select({ email: users.email, id: users.id })
    .from(users)
    .where(inArray(users.email, left));
  const others = owners.filter(({ id }) => id !== usersId).map((owner) => owner.email);
  return [email, ...left.filter((one) => !others.includes(one))];
}

/** Which mails are a user's: those to its addresses, and those to the operator about it. */
export async function ownMails(
  db: Database,
  usersId: number,
  email: string,
): Promise<{ readonly to: SQL; readonly about: SQL; readonly emails: string[] }> {
  const emails = await loadOwnEmails(db, usersId, email);
  return {
    emails,
    to: inArray(outbox.recipient, emails),
    about: inArray(outbox.aboutEmail, emails),
  };
}

/** Deletes them. */
export async function deleteOwnMails(db: Database, { to, about }: { to: SQL; about: SQL }) {
  await db.delete(outbox).where(or(to, about));
}
