import type { OperatorUser } from '@silverjobs/contract';
import { readEmail } from '@silverjobs/contract/typed-values';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
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

/** Users by address, name or number (operators-18). */
export async function findUsers(db: Database, typed: string): Promise<OperatorUser[]> {
  const pattern = containing(typed);
  const rows = await db
    .select(userColumns)
    .from(users)
    .leftJoin(clients, eq(clients.usersId, users.id))
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .where(
      or(
        ID.test(typed) ? eq(users.id, Number(typed)) : undefined,
        sql`${users.email} ilike ${pattern}`,
        typed.includes('@') ? eq(users.email, readEmail(typed)) : undefined,
        sql`${clients.profileName} ilike ${pattern}`,
        sql`concat_ws(' ', ${candidates.firstName}, ${candidates.lastName}) ilike ${pattern}`,
      ),
    )
    .orderBy(asc(users.email))
    .limit(MOST);
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.getTime() }));
}
