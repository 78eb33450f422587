import { MESSAGES_PAGE_SIZE, type Message } from '@silverjobs/contract';
import { and, asc, eq, or, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { clients, communications, messages } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { papersOfMessages } from '../papers/papers.ts';
import type { Services } from '../services.ts';
import { unknownConversation } from './find-conversation.ts';
import { messageOf, readerOf } from './message-of.ts';

type Page = {
  readonly communication_id: number;
  readonly from: 'start' | 'end';
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
};

/** A conversation with what its messages are shown by; counted only where the end is asked for. */
const findOwn = keptStatement((db) =>
  db
    .select({
      conversation: communications,
      link: clients.profileLink,
      count: sql<number>`case when ${sql.placeholder('counted')}::boolean then (
        select count(*)::int from ${messages} where ${messages.conversationId} = ${communications.id}
      ) else 0 end`,
    })
    .from(communications)
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .where(
      and(
        eq(communications.id, sql.placeholder('id')),
        or(
          eq(communications.candidateId, sql.placeholder('candidateId')),
          eq(communications.clientId, sql.placeholder('clientId')),
        ),
      ),
    )
    .prepare('own_conversation'),
);

const findPage = keptStatement((db) =>
  db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, sql.placeholder('id')))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('messages_of_conversation'),
);

/**
 * Messages of a conversation of the requester by created_at ascending (messages-9). From the end,
 * offset 0 is the page that closes with the newest message.
 * @throws Failure not_found
 */
export async function loadMessages(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  requester: Requester,
  page: Page,
): Promise<Message[]> {
  const { communication_id: id, from, limit = MESSAGES_PAGE_SIZE, offset = 0 } = page;
  const { candidateId } = requester;
  const clientId = candidateId === null ? requester.clientId : null;
  const counted = from === 'end';
  const [own] = await findOwn(db).execute({ id, candidateId, clientId, counted });
  if (!own) throw unknownConversation('communication_id');
  const { conversation, link } = own;
  const end = counted ? own.count - offset : offset + limit;
  const start = counted ? Math.max(0, end - limit) : offset;
  if (end <= start) return [];
  const rows = await findPage(db).execute({ id, limit: end - start, offset: start });
  const reader = { ...readerOf(requester), knownAddresses: [publicUrl, link ?? ''] };
  const papers = await papersOfMessages(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row, index) =>
    messageOf(row, conversation, start + index, reader, papers.get(row.id)),
  );
}
