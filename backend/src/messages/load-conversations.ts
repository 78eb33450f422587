import { type Conversation, MESSAGES_PAGE_SIZE } from '@silverjobs/contract';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { clients, communications, jobDemands, postalCodes } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { loadLabels } from '../lookups/labels.ts';
import { conversationOf } from './conversation-of.ts';
import { conversationsOfRequester } from './conversations-of-requester.ts';
import { HIDDEN_MESSAGE } from './message-of.ts';

type Page = {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly order?: 'inbox' | 'newest' | undefined;
};

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
  const byTime = [desc(communications.lastMessageAt), desc(communications.id)];
  const isInbox = order === 'inbox' && requester.clientId !== null;
  // The id makes the order total, so that no page repeats or leaves out a conversation.
  const ranking = isInbox ? [desc(communications.promoted), ...byTime] : byTime;
  // The ids first: only one page of conversations is joined and asked for its newest message.
  const ids = await db
    .select({ id: communications.id })
    .from(communications)
    .where(and(conversationsOfRequester(requester), condition))
    .orderBy(...ranking)
    .limit(limit)
    .offset(offset);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      conversation: communications,
      client: clients,
      job: {
        id: jobDemands.id,
        title: jobDemands.title,
        status: jobDemands.status,
        jobTypeId: jobDemands.jobTypeId,
        workLoadId: jobDemands.workLoadId,
        postalCode: jobDemands.postalCode,
      },
      place: postalCodes.place,
      newestMessage: sql<string | null>`(
        select case when m.hidden_at is null then m.message else ${HIDDEN_MESSAGE} end from messages m where m.communication_id = ${communications.id}
        order by m.created_at desc, m.id desc limit 1)`,
      unread: sql<number>`(
        select count(*)::int from messages m where m.communication_id = ${communications.id}
        and m.read_at is null and m.sending_users_id <> ${requester.usersId})`,
    })
    .from(communications)
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(
      inArray(
        communications.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(...ranking);
  const labels = await loadLabels(db);
  return rows.map((row) => conversationOf(row, labels, requester));
}
