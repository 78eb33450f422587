import { eq, type SQL, sql } from '../database/drizzle.ts';
import { communications } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';

/** The condition that a conversation belongs to the one who asks, on either side of it. */
export function conversationsOfRequester(requester: Requester): SQL {
  if (requester.candidateId !== null) return eq(communications.candidateId, requester.candidateId);
  if (requester.clientId !== null) return eq(communications.clientId, requester.clientId);
  return sql`false`;
}
