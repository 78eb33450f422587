import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { messages } from '../../database/schema.ts';
import type { MessageRow } from './message-input.ts';

/** How many messages of its conversation stand before a message. */
export async function positionOf(db: Database, row: MessageRow): Promise<number> {
  const place = sql`(${messages.createdAt}, ${messages.id})`;
  const own = sql`(select created_at, id from messages where id = ${row.id})`;
  const [before] = await db
    .select({ found: count() })
    .from(messages)
    .where(and(eq(messages.conversationId, row.conversationId), lt(place, own)));
  return before?.found ?? 0;
}
