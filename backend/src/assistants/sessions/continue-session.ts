import { setTimeout as wait } from 'node:timers/promises';
import { countAttempt } from '../../auth/attempts.ts';
import { eq } from '../../database/drizzle.ts';
import { assistantSessions, assistantTurns } from '../../database/schema.ts';
import { addToFigures } from '../../figures/daily-figures.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import type { Services } from '../../services.ts';
import type { AssistantName, AssistantReply, Step } from '../engine.ts';
import type { SessionRow } from './claim/claim.ts';
import { claimTurn } from './claim/claim-turn.ts';
import { ANSWER_TIMEOUT_MS, MESSAGES } from './limits.ts';
import { answered, candidateOf } from './start-session.ts';

/** How the assistants say so, whichever of them. */
const NOT_UNDERSTOOD = /nicht verstanden|kenne ich leider nicht/;

/** How often a waiting request looks for the answer, in milliseconds. */
const POLL_INTERVAL_MS = 250;

/** The answer that another request of the same message is finding. */
async function awaitReply({ db }: Services, turnId: number): Promise<AssistantReply> {
  for (let waited = 0; waited < ANSWER_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
    const [turn] = await db
      .select({ reply: assistantTurns.reply })
      .from(assistantTurns)
      .where(eq(assistantTurns.id, turnId));
    if (!turn) break;
    if (turn.reply) return turn.reply;
    await wait(POLL_INTERVAL_MS);
  }
  throw new Failure('unavailable');
}

/**
 * Keeps the answer with what the assistant remembers now.
 * @throws Failure conflict when the message was withdrawn meanwhile: nothing changes then
 */
async function keep({ db, now }: Services, session: SessionRow, turnId: number, step: Step) {
  const { id, state: previousState } = session;
  await db.transaction(async (tx) => {
    await tx
      .select({ id: assistantSessions.id })
      .from(assistantSessions)
      .where(eq(assistantSessions.id, id))
      .for('update');
    const kept = await tx
      .update(assistantTurns)
      .set({ reply: step.reply })
      .where(eq(assistantTurns.id, turnId))
      .returning({ id: assistantTurns.id });
    if (kept.length === 0) {
      throw new Failure('conflict', { message: 'Diese Nachricht haben Sie zurückgenommen.' });
    }
    await tx
      .update(assistantSessions)
      .set({ state: step.state, previousState, usedAt: now() })
      .where(eq(assistantSessions.id, id));
  });
}

/**
 * Answers a message of a conversation of the requester. Sent again with the same client_key it gets
 * the same answer; a message that could not be answered leaves no trace and can be sent again.
 * @throws Failure forbidden, not_found, conflict, rate.limited, unavailable
 */
export async function continueSession(
  services: Services,
  requester: Requester,
  assistant: AssistantName,
  sent: {
    sessionId: string;
    message: string;
    clientKey: string | undefined;
    withdrawnKeys?: readonly string[] | undefined;
    removedMark?: string | undefined;
    editedLetter?: string | undefined;
  },
): Promise<AssistantReply> {
  const candidateId = candidateOf(requester);
  const { usersId } = requester;
  await countAttempt(services, MESSAGES, String(usersId));
  const clientKey = sent.clientKey ?? null;
  const withdrawnKeys = sent.withdrawnKeys ?? [];
  const claimed = { ...sent, usersId, assistant, clientKey, withdrawnKeys };
  const claim = await claimTurn(services, claimed);
  if (claim.kind === 'answered') return claim.reply;
  if (claim.kind === 'pending') return awaitReply(services, claim.turnId);
  const { session, turns, turnId } = claim;
  const { db, publicUrl, assistants } = services;
  const { given, state } = session;
  const { removedMark, editedLetter } = sent;
  const about = { assistant, candidateId, given, removedMark, editedLetter };
  const conversation = { db, now: services.now(), publicUrl, ...about };
  const step = await answered(
    assistants.answer(conversation, state, turns, sent.message),
    async () => {
      await db.delete(assistantTurns).where(eq(assistantTurns.id, turnId));
    },
  );
  await keep(services, session, turnId, step);
  await addToFigures(db, services.now(), {
    assistant_answers: 1,
    not_understood: NOT_UNDERSTOOD.test(step.reply.text) ? 1 : 0,
  });
  return step.reply;
}
