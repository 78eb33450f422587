import { eq, type SQL, sql } from 'drizzle-orm';
import { communications } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';

/** The condition that a conversation belongs to the one who asks, on either side of it. */
export function ownConversations(asker: Asker): SQL {
  if (asker.candidateId !== null) return eq(communications.candidateId, asker.candidateId);
  if (asker.clientId !== null) return eq(communications.clientId, asker.clientId);
  return sql`false`;
}
