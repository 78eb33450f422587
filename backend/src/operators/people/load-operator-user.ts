import type { OperatorUserDetail } from '@silverjobs/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { candidates, clients, moderationDecisions, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { userColumns } from './find-users.ts';

const count = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int ${from})`;

const columns = {
  ...userColumns,
  plan_label: users.planLabel,
  plan_end_date: users.planEndDate,
  lastSignIn: sql<string | null>`(
    select max(s.created_at) from sessions s where s.users_id = ${users.id})`,
  active_jobs: count(sql`from job_demands j join clients c on c.id = j.client_id
    where c.users_id = ${users.id} and j.status = 'active'`),
  conversations: count(sql`from communications m
    where m.client_id in (select c.id from clients c where c.users_id = ${users.id})
    or m.candidate_id in (select c.id from candidates c where c.users_id = ${users.id})`),
  reports: sql<number>`((select count(*) from job_reports r where r.users_id = ${users.id})
    + (select count(*) from message_reports r where r.users_id = ${users.id}))::int`,
  client: clients,
};

/**
 * One user as operators see them (operators-18).
 * @throws Failure not_found
 */
export async function loadOperatorUser(db: Database, id: number): Promise<OperatorUserDetail> {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(clients, eq(clients.usersId, users.id))
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .where(eq(users.id, id));
  if (!row) throw new Failure('not_found', { message: 'Dieses Konto gibt es nicht.' });
  const { createdAt, lastSignIn, client, ...user } = row;
  const decisions = await db
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.affectedUsersId, id))
    .orderBy(desc(moderationDecisions.createdAt), desc(moderationDecisions.id));
  return {
    ...user,
    created_at: createdAt.getTime(),
    last_sign_in: lastSignIn === null ? null : new Date(lastSignIn).getTime(),
    employer: client && {
      is_private: client.isPrivate,
      link: client.profileLink,
      verified_at: client.verifiedAt?.getTime() ?? null,
    },
    decisions: decisions.map((one) => ({
      id: one.id,
      action: one.action,
      reason: one.reason,
      created_at: one.createdAt.getTime(),
    })),
  };
}
