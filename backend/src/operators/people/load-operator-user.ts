import { customerNumber, type OperatorUserDetail } from '@silverjobs/contract';
import { findProofState } from '../../clients/proof-state.ts';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, gt, or, sql } from '../../database/drizzle.ts';
import {
  candidates,
  clients,
  communications,
  invoices,
  moderationDecisions,
  outbox,
  users,
} from '../../database/schema.ts';
import { outreachesPerDay } from '../../employer-search/trust.ts';
import { Failure } from '../../http/failure.ts';
import { suppressionOf } from '../../mail/returns/note-return.ts';
import { listPapers } from '../../papers/papers.ts';
import { ALERT_NEVER_ID } from '../../searches/alert-frequency.ts';
import { addressOf, findPostAccount } from '../post/letter-file.ts';
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
  phone: sql<string | null>`coalesce(${candidates.phone}, ${clients.phone})`,
  contract_number: sql<string | null>`(
    select s.number from subscriptions s where s.users_id = ${users.id})`,
  alerts: count(sql`from job_searches s join candidates c on c.id = s.candidate_id
    where c.users_id = ${users.id} and s.deleted_at is null
    and s.alert_config_id <> ${sql.raw(String(ALERT_NEVER_ID))}`),
  client: clients,
};

/** Mails, invoices and conversations that the page of a user lists. */
const MOST = 20;

/** What the office may have to name to a caller: mails, invoices, conversations by number. */
async function loadHistory(db: Database, id: number) {
  const mails = await db
    .select({
      ...{ subject: outbox.subject, state: outbox.state, createdAt: outbox.createdAt },
      sentAt: outbox.sentAt,
      ...{ outcome: outbox.outcome, outcomeStatus: outbox.outcomeStatus },
      error: sql<string | null>`(select t.last_error from tasks t
        where t.kind = 'mail' and t.key = "outbox"."id"::text)`,
    })
    .from(outbox)
    .where(eq(outbox.usersId, id))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MOST);
  const ofUser = await db
    .select({ id: invoices.id, number: invoices.number, createdAt: invoices.createdAt })
    .from(invoices)
    .where(eq(invoices.usersId, id))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(MOST);
  const conversations = await db
    .select({ id: communications.id })
    .from(communications)
    .leftJoin(clients, eq(clients.id, communications.clientId))
    .leftJoin(candidates, eq(candidates.id, communications.candidateId))
    .where(or(eq(clients.usersId, id), eq(candidates.usersId, id)))
    .orderBy(desc(communications.lastMessageAt))
    .limit(MOST);
  return {
    mails: mails.map(({ createdAt, sentAt, outcomeStatus, ...mail }) => ({
      ...mail,
      created_at: createdAt.getTime(),
      sent_at: sentAt?.getTime() ?? null,
      outcome_status: outcomeStatus,
    })),
    invoices: ofUser.map(({ createdAt, ...one }) => ({ ...one, created_at: createdAt.getTime() })),
    conversation_ids: conversations.map((one) => one.id),
  };
}

/** How many people an employer has addressed first in a day, and may (employers-43). */
async function loadOutreaches(db: Database, now: () => Date, clientId: number, usersId: number) {
  const since = new Date(now().getTime() - 86_400_000);
  const newest = and(
    eq(communications.clientId, clientId),
    eq(communications.type, 'outreach'),
    gt(communications.createdAt, since),
  );
  return {
    outreaches_today: await db.$count(communications, newest),
    outreaches_per_day: await outreachesPerDay({ db, now }, usersId),
  };
}

/** What only accounts without e-mail have (operators-51). */
async function loadPost(db: Database, id: number): Promise<OperatorUserDetail['post']> {
  const account = await findPostAccount(db, id);
  if (!account) return null;
  const own = await listPapers(db, { usersId: id });
  return {
    number: customerNumber(account.email) ?? '',
    address: addressOf(account),
    code_until: account.codeEndsAt?.getTime() ?? null,
    papers: own.map(({ id: paper, name }) => ({ id: paper, name })),
  };
}

/**
 * One user as operators see them (operators-18).
 * @throws Failure not_found
 */
export async function loadOperatorUser(
  db: Database,
  now: () => Date,
  id: number,
): Promise<OperatorUserDetail> {
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
    ...(await loadHistory(db, id)),
    created_at: createdAt.getTime(),
    last_sign_in: lastSignIn === null ? null : new Date(lastSignIn).getTime(),
    returned: await suppressionOf(db, user.email),
    employer: client && {
      is_private: client.isPrivate,
      link: client.profileLink,
      verified_at: client.verifiedAt?.getTime() ?? null,
      non_profit: await findProofState(db, client.id),
      ...(await loadOutreaches(db, now, client.id, id)),
    },
    post: await loadPost(db, id),
    decisions: decisions.map((one) => ({
      id: one.id,
      action: one.action,
      reason: one.reason,
      created_at: one.createdAt.getTime(),
    })),
  };
}
