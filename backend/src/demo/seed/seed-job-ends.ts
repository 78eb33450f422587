import type { Database } from '../../database/database.ts';
import { and, eq, inArray, isNotNull, ne, sql } from '../../database/drizzle.ts';
import { clients, jobDemands, users } from '../../database/schema.ts';

/** Days from now at which the first demo advertisement ends, and over how many the others follow. */
const FIRST_END = 20;
const SPREAD = 40;

/** Advertisements of employers who can sign in have an end; the others keep the demo full. */
export async function seedJobEnds(db: Database, now: Date): Promise<void> {
  const own = db
    .select({ id: clients.id })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.usersId))
    .where(isNotNull(users.passwordHash));
  const end = sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'Europe/Berlin')
    + make_interval(days => ${FIRST_END} + ${jobDemands.id} % ${SPREAD})) at time zone 'Europe/Berlin'`;
  await db
    .update(jobDemands)
    .set({ endsAt: end })
    .where(and(inArray(jobDemands.clientId, own), ne(jobDemands.status, 'closed')));
}
