import { countAttempt } from '../../auth/attempts.ts';
import { and, desc, eq, inArray, lte } from '../../database/drizzle.ts';
import { assistantSessions, assistantTurns } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import type { Services } from '../../services.ts';
import type { AssistantName, AssistantReply, Given, Step } from '../engine.ts';
import { SESSION_HOURS, SESSIONS_MAX, STARTS } from './limits.ts';

/** The candidate who asks: clients see the pages, but the assistants know only candidates. */
export function candidateOf(requester: Requester): number {
  if (requester.candidateId !== null) return requester.candidateId;
  throw new Failure('forbidden', {
    message: 'Die Assistenten helfen bei der Stellensuche. Ihr Konto ist ein Arbeitgeberkonto.',
  });
}

/** Turns a failure of the engine into the answer 503; refusals pass. */
export async function answered(step: Promise<Step>, onFailure?: () => Promise<void>) {
  try {
    return await step;
  } catch (error) {
    await onFailure?.();
    if (error instanceof Failure) throw error;
    throw new Failure('unavailable', {
      message: 'Der Assistent kann gerade nicht antworten. Bitte versuchen Sie es noch einmal.',
      cause: error,
    });
  }
}

/** Forgets what nobody has used for a day, and the oldest of a user who has many. */
async function deleteStaleSessions({ db, now }: Services, usersId: number): Promise<void> {
  const { id, usedAt } = assistantSessions;
  const before = new Date(now().getTime() - SESSION_HOURS * 3_600_000);
  await db.delete(assistantSessions).where(lte(usedAt, before));
  const older = db
    .select({ id })
    .from(assistantSessions)
    .where(eq(assistantSessions.usersId, usersId))
    .orderBy(desc(usedAt), desc(id))
    .offset(SESSIONS_MAX - 1);
  await db
    .delete(assistantSessions)
    .where(and(eq(assistantSessions.usersId, usersId), inArray(id, older)));
}

/**
 * Starts a conversation.
 * @throws Failure forbidden, rate.limited, unavailable
 */
export async function startSession(
  services: Services,
  requester: Requester,
  assistant: AssistantName,
  given: Given,
): Promise<{ readonly sessionId: string; readonly reply: AssistantReply }> {
  const candidateId = candidateOf(requester);
  const { usersId } = requester;
  await countAttempt(services, STARTS, String(usersId));
  await deleteStaleSessions(services, usersId);
  const { db, publicUrl, assistants } = services;
  const now = services.now();
  const conversation = { db, now, publicUrl, assistant, candidateId, given };
  const { reply, state } = await answered(assistants.start(conversation));
  return db.transaction(async (tx) => {
    const [session] = await tx
      .insert(assistantSessions)
      .values({ usersId, assistant, given, state, createdAt: now, usedAt: now })
      .returning({ id: assistantSessions.id });
    if (!session) throw new Error('The conversation was not inserted');
    await tx.insert(assistantTurns).values({ sessionId: session.id, reply, createdAt: now });
    return { sessionId: session.id, reply };
  });
}
