import type { Database } from '../database/database.ts';
import { and, eq, isNotNull, ne, or } from '../database/drizzle.ts';
import { candidates, clients, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import type { ConversationRow } from './find-conversation.ts';

/**
 * Nobody writes to an account that the operator has blocked: it answers nothing any more (safety-9).
 * @throws Failure conflict
 */
export async function refuseBlocked(
  db: Database,
  { usersId }: Pick<Requester, 'usersId'>,
  { clientId, candidateId }: Pick<ConversationRow, 'clientId' | 'candidateId'>,
): Promise<void> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(clients, eq(clients.usersId, users.id))
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .where(
      and(
        isNotNull(users.blockedAt),
        ne(users.id, usersId),
        or(eq(clients.id, clientId), eq(candidates.id, candidateId)),
      ),
    );
  if (!row) return;
  throw new Failure('conflict', {
    message: 'Dieses Gespräch ist zu Ende: Das andere Konto ist vom Betreiber gesperrt.',
  });
}
