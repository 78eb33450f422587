import { type Conversation, MESSAGES_PAGE_SIZE } from '@silverjobs/contract';
import { cardColumns } from '../clients/client-of.ts';
import type { Database } from '../database/database.ts';
import { and, desc, eq, type Placeholder, type SQL, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import {
  clients,
  communications,
  interviews,
  jobDemands,
  postalCodes,
} from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { seenInterview } from '../interview-dates/interview-of.ts';
import { loadLabels } from '../lookups/labels.ts';
import { conversationOf } from './conversation-of.ts';
import { conversationsOfRequester } from './conversations-of-requester.ts';
import { HELD_MESSAGE, HIDDEN_MESSAGE } from './message-of.ts';

type Page = {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly order?: 'inbox' | 'newest' | undefined;
};

type Asked = {
  readonly condition: SQL | undefined;
  /** Those in which candidates with silver+ have written come first. */
  readonly promotedFirst: boolean;
  readonly usersId: number | Placeholder;
  readonly limit: number | Placeholder;
  readonly offset: number | Placeholder;
};

/** A page, and only of it clients, jobs and newest messages. */
function findPage(db: Database, { condition, promotedFirst, usersId, limit, offset }: Asked) {
  const byTime = [desc(communications.lastMessageAt), desc(communications.id)];
  // The id makes the order total, so that no page repeats or leaves out a conversation.
  const ranking = promotedFirst ? [desc(communications.promoted), ...byTime] : byTime;
  const page = db
    .select({ id: communications.id })
    .from(communications)
    .where(condition)
    .orderBy(...ranking)
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      conversation: communications,
      client: cardColumns,
      job: {
        id: jobDemands.id,
        title: jobDemands.title,
        status: jobDemands.status,
        jobTypeId: jobDemands.jobTypeId,
        workLoadId: jobDemands.workLoadId,
        postalCode: jobDemands.postalCode,
      },
      place: postalCodes.place,
      interview: interviews,
      newestMessage: sql<string | null>`(
        select case when m.hidden_at is null or (m.held_for is not null and m.sending_users_id = ${usersId})
          then m.message when m.held_for is not null then ${HELD_MESSAGE} else ${HIDDEN_MESSAGE} end from messages m where m.communication_id = ${communications.id}
        order by m.created_at desc, m.id desc limit 1)`,
      blocked: sql<boolean>`exists (
        select from users u where u.blocked_at is not null and u.id <> ${usersId} and (u.id = ${clients.usersId}
          or u.id = (select c.users_id from candidates c where c.id = ${communications.candidateId})))`,
      unread: sql<number>`(
        select count(*)::int from messages m where m.communication_id = ${communications.id}
        and m.read_at is null and m.held_for is null and m.sending_users_id <> ${usersId})`,
    })
    .from(page)
    .innerJoin(communications, eq(communications.id, page.id))
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .leftJoin(interviews, seenInterview(usersId))
    .orderBy(...ranking);
}

const keptPage = (side: 'candidateId' | 'clientId', promotedFirst: boolean) =>
  keptStatement((db) =>
    findPage(db, {
      condition: eq(communications[side], sql.placeholder('owner')),
      promotedFirst,
      usersId: sql.placeholder('usersId'),
      limit: sql.placeholder('limit'),
      offset: sql.placeholder('offset'),
    }).prepare(`conversations_${side}${promotedFirst ? '_promoted' : ''}`),
  );

const ofCandidate = keptPage('candidateId', false);
const ofClient = keptPage('clientId', false);
const inboxOfClient = keptPage('clientId', true);

/**
 * Own conversations, the one with the newest message first; in the inbox of employers below those
 * in which candidates with silver+ have written (messages-20).
 */
export async function loadConversations(
  db: Database,
  requester: Requester,
  { limit = MESSAGES_PAGE_SIZE, offset = 0, order = 'inbox' }: Page = {},
  condition?: SQL,
): Promise<Conversation[]> {
  const { sideUsersId: usersId, candidateId, clientId } = requester;
  const promotedFirst = order === 'inbox' && candidateId === null;
  const page = { usersId, limit, offset };
  const labels = await loadLabels(db);
  const load = () => {
    if (condition) {
      const own = and(conversationsOfRequester(requester), condition);
      return findPage(db, { condition: own, promotedFirst, ...page });
    }
    if (candidateId !== null) return ofCandidate(db).execute({ owner: candidateId, ...page });
    const kept = promotedFirst ? inboxOfClient : ofClient;
    return kept(db).execute({ owner: clientId, ...page });
  };
  return (await load()).map((row) => conversationOf(row, labels, requester));
}
