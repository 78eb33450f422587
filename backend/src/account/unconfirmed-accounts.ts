import { mailEmailConfirmation } from '../auth/email-confirmation.ts';
import { and, asc, eq, gt, isNull, lt, ne, sql } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { actApart } from '../errors/each-apart.ts';
import { UNCONFIRMED_DAYS } from '../mail/templates/email-confirmation.ts';
import type { Services } from '../services.ts';
import { deleteUserRows } from './delete-user.ts';

const DAY_MS = 86_400_000;
/** Days after the registration before an account is asked once more. */
const REMIND_DAYS = 3;
/** Accounts that are looked at in one go. */
const BATCH = 100;

/** Accounts that nobody has confirmed; what money or law is about stays. */
const isUnconfirmed = and(
  isNull(users.mailboxProvenAt),
  ne(users.role, 'operator'),
  isNull(users.blockedAt),
  sql`not exists (select from subscriptions s where s.users_id = ${users.id})`,
  sql`not exists (select from invoices i where i.users_id = ${users.id})`,
);

/**
 * Reminds once of an address that was not confirmed, and deletes the account 30 days later: a mistyped
 * address is a stranger's (access-54).
 */
export async function tidyUnconfirmed(services: Services): Promise<void> {
  const { db: database, now } = services;
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const find = (condition: ReturnType<typeof and>) => (after: number) =>
    database
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(isUnconfirmed, condition, gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(BATCH);
  const tell = (line: string) => services.warn(`An account that nobody confirmed: ${line}`);
  const remove = ({ id }: { id: number }) =>
    database.transaction(async (db) => {
      // It may have been confirmed since it was found.
      const [still] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), isUnconfirmed))
        .for('update');
      // Nobody is written to: the address may be a stranger's, and the reminder has said it.
      if (still) await deleteUserRows({ ...services, db }, id);
    });
  const remind = ({ id, email }: { id: number; email: string }) =>
    database.transaction(async (db) => {
      const open = and(eq(users.id, id), isNull(users.proofRemindedAt));
      const [won] = await db
        .update(users)
        .set({ proofRemindedAt: now() })
        .where(and(open, isNull(users.mailboxProvenAt)))
        .returning({ id: users.id });
      if (won) await mailEmailConfirmation(services, db, { usersId: id, email }, 'reminder');
    });
  const late = lt(users.proofRemindedAt, before(UNCONFIRMED_DAYS));
  await actApart(find(late), remove, tell);
  const fresh = and(isNull(users.proofRemindedAt), lt(users.createdAt, before(REMIND_DAYS)));
  if ((await actApart(find(fresh), remind, tell)) > 0) services.workAdded();
}
