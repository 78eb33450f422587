import { postAddress, readCustomerNumber } from '@silverjobs/contract';
import { isPhone, readEmail } from '@silverjobs/contract/typed-values';
import { formatPhone } from '../candidates/format-phone.ts';
import type { Database } from '../database/database.ts';
import { and, asc, eq, like, sql } from '../database/drizzle.ts';
import { candidates, postAccounts, users } from '../database/schema.ts';

/** So many accounts of one telephone, for example of a couple, are tried. */
const MOST = 3;

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/**
 * The addresses of the accounts that may be meant by what was typed to sign in (access-59): an e-mail
 * address, a customer number, or the telephone number of accounts without e-mail, each with its own
 * password. What nobody has stays as typed, so that tries of it are counted as well.
 */
export async function signInAddresses(db: Database, typed: string): Promise<readonly string[]> {
  if (typed.includes('@')) return [readEmail(typed)];
  const number = readCustomerNumber(typed);
  if (number) return [postAddress(number)];
  if (!isPhone(typed)) return [readEmail(typed)];
  const digits = digitsOf(formatPhone(typed));
  const found = await db
    .select({ email: users.email })
    .from(postAccounts)
    .innerJoin(users, eq(users.id, postAccounts.usersId))
    .innerJoin(candidates, eq(candidates.usersId, users.id))
    .where(
      and(
        like(users.email, postAddress('%')),
        eq(sql`regexp_replace(${candidates.phone}, '\\D', '', 'g')`, digits),
      ),
    )
    .orderBy(asc(users.id))
    .limit(MOST);
  return found.length > 0 ? found.map(({ email }) => email) : [digits];
}
