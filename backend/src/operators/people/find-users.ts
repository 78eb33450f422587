import { type OperatorUser, postAddress, readCustomerNumber } from '@silverjobs/contract';
import { readEmail } from '@silverjobs/contract/typed-values';
import { findContractNumber } from '../../billing/contract-number.ts';
import type { Database } from '../../database/database.ts';
import { asc, eq, or, type SQL, sql } from '../../database/drizzle.ts';
import { candidates, clients, users } from '../../database/schema.ts';
import { containing } from '../like.ts';

const MOST = 50;
const ID = /^[1-9]\d{0,8}$/;

/** Name of a candidate or of an employer's profile. */
const nameOfUser = sql<string | null>`coalesce(${clients.profileName},
  nullif(concat_ws(' ', ${candidates.firstName}, ${candidates.lastName}), ''))`;

export const userColumns = {
  users_id: users.id,
  email: users.email,
  name: nameOfUser,
  role: users.role,
  blocked: sql<boolean>`${users.blockedAt} is not null`,
  paid: sql<boolean>`${users.planType} = 'paid'`,
  createdAt: users.createdAt,
};

/** Digits of a telephone number that are enough to look for. */
const LEAST_DIGITS = 5;

/** By telephone, however it is written, and by the number of an invoice, contract or declaration. */
function byNumber(typed: string): SQL[] {
  const digits = typed.replace(/^\s*(\+49|0049)/, '0').replace(/\D/g, '');
  const isPhone = /^[\d\s()+/-]+$/.test(typed) && digits.length >= LEAST_DIGITS;
  // Without the zero, so that +49 221 and 0221 are the same.
  const tail = `%${digits.replace(/^0/, '')}%`;
  const number = containing(typed.trim());
  const contract = findContractNumber(typed);
  return [
    ...(isPhone
      ? [
          sql`regexp_replace(${candidates.phone}, '\\D', '', 'g') like ${tail}`,
          sql`regexp_replace(${clients.phone}, '\\D', '', 'g') like ${tail}`,
        ]
      : []),
    ...(/\d/.test(typed) && typed.trim().length >= LEAST_DIGITS
      ? [
          sql`exists (select from invoices i where i.users_id = ${users.id} and i.number ilike ${number})`,
          sql`exists (select from contract_declarations d where d.contract_users_id = ${users.id}
            and d.reference ilike ${number})`,
        ]
      : []),
    ...(contract
      ? [
          sql`exists (select from subscriptions s where s.users_id = ${users.id} and s.number = ${contract})`,
        ]
      : []),
  ];
}

/** Users by address, name, telephone or a number that they have been given (operators-18, operators-36). */
export async function findUsers(db: Database, typed: string): Promise<OperatorUser[]> {
  const pattern = containing(typed);
  const number = readCustomerNumber(typed);
  const rows = await db
    .select(userColumns)
    .from(users)
    .leftJoin(clients, eq(clients.usersId, users.id))
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .where(
      or(
        ID.test(typed) ? eq(users.id, Number(typed)) : undefined,
        sql`${users.email} ilike ${pattern}`,
        number ? eq(users.email, postAddress(number)) : undefined,
        typed.includes('@') ? eq(users.email, readEmail(typed)) : undefined,
        sql`${clients.profileName} ilike ${pattern}`,
        sql`concat_ws(' ', ${candidates.firstName}, ${candidates.lastName}) ilike ${pattern}`,
        ...byNumber(typed),
      ),
    )
    .orderBy(asc(users.email))
    .limit(MOST);
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.getTime() }));
}
