import type { User } from '@silverjobs/contract';
import { candidateColumns, describeCandidate } from '../candidates/load-candidate.ts';
import { clientOf } from '../clients/client-of.ts';
import { eq, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import {
  candidates,
  clients,
  employerMembers,
  helperDrafts,
  helpers,
  jobDemands,
  postalCodes,
  returnedAddresses,
  users,
} from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { loadLabels } from '../lookups/labels.ts';
import type { Services } from '../services.ts';
import { startOfMonth } from './start-of-month.ts';

const jobsOfMonth = sql<number>`(
  select count(*)::int from ${jobDemands}
  where ${jobDemands.clientId} = ${clients.id}
    and ${jobDemands.createdAt} >= ${sql.placeholder('month')}::timestamptz
)`;

const waitingDrafts = sql<number>`(
  select count(*)::int from ${helperDrafts}
  join ${helpers} on ${helpers.id} = ${helperDrafts.helperId}
  where ${helpers.usersId} = ${users.id}
)`;

/** Everything at once: each page of somebody who is signed in asks for it. */
const findUser = keptStatement((db) =>
  db
    .select({
      user: users,
      client: clients,
      employerRole: employerMembers.role,
      candidate: candidates,
      ...candidateColumns,
      jobsOfMonth,
      waitingDrafts,
      mailReturned: sql<boolean>`exists (select from ${returnedAddresses}
        where ${returnedAddresses.email} = ${users.email}
        and ${returnedAddresses.suppressedAt} is not null)`,
    })
    .from(users)
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode))
    .leftJoin(employerMembers, eq(employerMembers.usersId, users.id))
    .leftJoin(clients, eq(clients.id, employerMembers.clientId))
    .where(eq(users.id, sql.placeholder('usersId')))
    .prepare('own_user'),
);

/**
 * The user with the nested candidate or client (account-2).
 * @throws Failure not_found
 */
export async function loadUser({ db, now }: Services, usersId: number): Promise<User> {
  const month = startOfMonth(now()).toISOString();
  const [row] = await findUser(db).execute({ usersId, month });
  if (!row) throw new Failure('not_found');
  const { user, client, candidate } = row;
  const salutations = client ? await loadLabels(db) : null;
  return {
    id: user.id,
    email: user.email,
    ...(user.mailboxProvenAt === null && user.role !== 'operator' && { email_unconfirmed: true }),
    ...(row.mailReturned && user.role !== 'operator' && { mail_returned: true }),
    role: user.role,
    candidate_id: candidate?.id ?? null,
    client_id: client?.id ?? null,
    ...(client && { employer_role: row.employerRole }),
    ...(row.waitingDrafts > 0 && { helper_drafts: row.waitingDrafts }),
    plan_label: user.planLabel,
    plan_type: user.planType,
    plan_end_date: user.planEndDate,
    isPaidUser: user.planType === 'paid',
    message_mail: user.messageMail,
    display: user.display,
    jobs_current_month: client ? row.jobsOfMonth : 0,
    _candidate:
      candidate && (await describeCandidate(db, { ...row, candidate, email: user.email })),
    _client: client && salutations ? clientOf(client, salutations, 'own') : null,
  };
}
