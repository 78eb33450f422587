import { type Conversation, MESSAGES_PAGE_SIZE } from '@silverjobs/contract';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { clients, communications, jobDemands, postalCodes } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { loadLabels } from '../lookups/labels.ts';
import { conversationOf } from './conversation-of.ts';
import { conversationsOfRequester } from './conversations-of-requester.ts';

type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };

/** Own conversations, the one with the newest message first. */
export async function loadConversations(
  db: Database,
  requester: Requester,
  { limit = MESSAGES_PAGE_SIZE, offset = 0 }: Page = {},
  condition?: SQL,
): Promise<Conversation[]> {
  // The ids first: only one page of conversations is joined and asked for its newest message.
  const ids = await db
    .select({ id: communications.id })
    .from(communications)
    .where(and(conversationsOfRequester(requester), condition))
    // The id makes the order total, so that no page repeats or leaves out a conversation.
    .orderBy(desc(communications.lastMessageAt), desc(communications.id))
    .limit(limit)
    .offset(offset);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      conversation: communications,
      client: clients,
      job: jobDemands,
      place: postalCodes.place,
      newestMessage: sql<string | null>`(
        select m.message from messages m where m.communication_id = ${communications.id}
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
    .orderBy(desc(communications.lastMessageAt), desc(communications.id));
  const labels = await loadLabels(db, ['salutation', 'job_type', 'work_load']);
  return rows.map((row) => conversationOf(row, labels, requester));
}
