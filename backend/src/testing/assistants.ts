import type { AssistantName } from '../assistants/engine.ts';
import { ASSISTANTS } from '../assistants/engine.ts';
import type { Database } from '../database/database.ts';
import { assistantSessions, assistantTurns } from '../database/schema.ts';
import { testUsers } from './test-users.ts';

/** Conversations of the paying candidate, just started. */
export const SESSION_IDS: Readonly<Record<AssistantName, string>> = {
  'ai-jobs': 'session-ai-jobs',
  'cover-letter': 'session-cover-letter',
  interview: 'session-interview',
  'job-coach': 'session-job-coach',
};

/** Inserts a conversation with each assistant. */
export async function insertAssistantSessions(db: Database, now: Date): Promise<void> {
  const { usersId } = testUsers.paidCandidate;
  await db.insert(assistantSessions).values(
    ASSISTANTS.map((assistant) => ({
      id: SESSION_IDS[assistant],
      usersId,
      assistant,
      given: { userProfile: '' },
      state: {},
      createdAt: now,
      usedAt: now,
    })),
  );
  await db.insert(assistantTurns).values(
    ASSISTANTS.map((assistant) => ({
      sessionId: SESSION_IDS[assistant],
      reply: { text: 'Guten Tag!' },
      createdAt: now,
    })),
  );
}
