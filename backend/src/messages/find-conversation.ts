import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { communications } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { conversationsOfRequester } from './conversations-of-requester.ts';

export type ConversationRow = typeof communications.$inferSelect;

/** One of others is as unknown as one that does not exist. */
export function unknownConversation(param: string): Failure {
  return new Failure('not_found', { param, message: 'Dieses Gespräch gibt es nicht.' });
}

/**
 * An own conversation.
 * @param lock holds the row until the transaction ends, so that messages come one after the other
 * @throws Failure not_found
 */
export async function findConversation(
  db: Database,
  requester: Requester,
  id: number,
  { lock = false, param = 'id' } = {},
): Promise<ConversationRow> {
  const query = db
    .select()
    .from(communications)
    .where(and(eq(communications.id, id), conversationsOfRequester(requester)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw unknownConversation(param);
  return row;
}
