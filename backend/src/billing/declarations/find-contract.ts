import type { Database } from '../../database/database.ts';
import { eq, type SQL } from '../../database/drizzle.ts';
import { candidates, formerEmails, subscriptions, users } from '../../database/schema.ts';
import { findContractNumber } from '../contract-number.ts';
import { isRunning } from '../is-running.ts';
import type { Subscription } from '../provider.ts';

/** A running contract with what its owner is known by. */
export type Contract = {
  readonly usersId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly subscription: Subscription;
};

async function findBy(
  db: Database,
  now: Date,
  condition: SQL | undefined,
): Promise<Contract | null> {
  const rows = await db
    .select({
      email: users.email,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      subscription: subscriptions,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.usersId))
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .where(condition);
  const row = rows.find(({ subscription }) => isRunning(subscription, now));
  if (!row) return null;
  const { email, firstName, lastName, subscription } = row;
  const names = { firstName: firstName ?? '', lastName: lastName ?? '' };
  return { usersId: subscription.usersId, email, ...names, subscription };
}

/** The running contract of a user. */
export function loadContract(db: Database, now: Date, usersId: number): Promise<Contract | null> {
  return findBy(db, now, eq(subscriptions.usersId, usersId));
}

/**
 * The running contract that a declaration is about: by the address, else by the number, else by an
 * address of before (silverplus-43).
 */
export async function findContract(
  db: Database,
  now: Date,
  { email, contract }: { readonly email: string; readonly contract?: string | null | undefined },
): Promise<Contract | null> {
  const own = await findBy(db, now, eq(users.email, email));
  if (own) return own;
  const number = findContractNumber(contract ?? null);
  const numbered = number && (await findBy(db, now, eq(subscriptions.number, number)));
  if (numbered) return numbered;
  const [former] = await db
    .select({ usersId: formerEmails.usersId })
    .from(formerEmails)
    .innerJoin(subscriptions, eq(subscriptions.usersId, formerEmails.usersId))
    .where(eq(formerEmails.email, email));
  return former ? loadContract(db, now, former.usersId) : null;
}
