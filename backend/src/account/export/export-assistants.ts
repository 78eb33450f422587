import type { AccountExport } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { asc, eq, inArray } from '../../database/drizzle.ts';
import { assistantSessions, assistantTurns } from '../../database/schema.ts';

type Exported = AccountExport['assistant_conversations'];

function messagesOf(turn: typeof assistantTurns.$inferSelect): Exported[number]['messages'] {
  const created_at = turn.createdAt.getTime();
  return [
    ...(turn.message === null ? [] : [{ created_at, own: true, message: turn.message }]),
    ...(turn.reply === null ? [] : [{ created_at, own: false, message: turn.reply.text }]),
  ];
}

/** The conversations with the assistants that are still kept. */
export async function exportAssistants(db: Database, usersId: number): Promise<Exported> {
  const sessions = await db
    .select()
    .from(assistantSessions)
    .where(eq(assistantSessions.usersId, usersId))
    .orderBy(asc(assistantSessions.createdAt), asc(assistantSessions.id));
  if (sessions.length === 0) return [];
  const turns = await db
    .select()
    .from(assistantTurns)
    .where(
      inArray(
        assistantTurns.sessionId,
        sessions.map(({ id }) => id),
      ),
    )
    .orderBy(asc(assistantTurns.id));
  return sessions.map(({ id, assistant, given, createdAt }) => ({
    assistant,
    created_at: createdAt.getTime(),
    given,
    messages: turns.filter(({ sessionId }) => sessionId === id).flatMap(messagesOf),
  }));
}
