import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { messages } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import type { Input, MessageRow } from './message-input.ts';

/** The message that was sent with the same key before. */
export async function findSent(
  db: Database,
  requester: Requester,
  input: Input,
): Promise<MessageRow | null> {
  if (input.client_key === undefined) return null;
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(eq(messages.sendingUsersId, requester.usersId), eq(messages.clientKey, input.client_key)),
    );
  if (!row) return null;
  if (row.conversationId === input.communication_id && row.message === input.message) return row;
  throw new Failure('conflict', { param: 'client_key' });
}
