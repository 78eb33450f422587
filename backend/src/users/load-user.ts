import type { User } from '@silverjobs/contract';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import { loadCandidate } from '../candidates/load-candidate.ts';
import { clientOf } from '../clients/client-of.ts';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { candidates, clients, jobDemands, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { loadLabels } from '../lookups/labels.ts';
import type { Services } from '../services.ts';
import { startOfMonth } from './start-of-month.ts';

async function countJobsOfMonth(db: Database, clientId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ jobs: count() })
    .from(jobDemands)
    .where(and(eq(jobDemands.clientId, clientId), gte(jobDemands.createdAt, startOfMonth(now))));
  return row?.jobs ?? 0;
}

const findUser = keptStatement((db) =>
  db
    .select({ user: users, client: clients, candidateId: candidates.id })
    .from(users)
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .leftJoin(clients, eq(clients.usersId, users.id))
    .where(eq(users.id, sql.placeholder('usersId')))
    .prepare('own_user'),
);

/**
 * The user with the nested candidate or client (account-2).
 * @throws Failure not_found
 */
export async function loadUser({ db, now }: Services, usersId: number): Promise<User> {
  const [row] = await findUser(db).execute({ usersId });
  if (!row) throw new Failure('not_found');
  const { user, client, candidateId } = row;
  const salutations = client ? await loadLabels(db) : null;
  return {
    id: user.id,
    email: user.email,
    role: user.role,
    candidate_id: candidateId,
    client_id: client?.id ?? null,
    plan_label: user.planLabel,
    plan_type: user.planType,
    plan_end_date: user.planEndDate,
    isPaidUser: user.planType === 'paid',
    message_mail: user.messageMail,
    display: user.display,
    jobs_current_month: client ? await countJobsOfMonth(db, client.id, now()) : 0,
    _candidate: candidateId === null ? null : await loadCandidate(db, candidateId),
    _client: client && salutations ? clientOf(client, salutations, 'own') : null,
  };
}
