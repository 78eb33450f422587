import { and, asc, eq, gt } from '../../../database/drizzle.ts';
import { assistantSessions, assistantTurns } from '../../../database/schema.ts';
import { Failure } from '../../../http/failure.ts';
import type { Services } from '../../../services.ts';
import { ANSWER_TIMEOUT_MS, SESSION_HOURS, TURNS_MAX } from '../limits.ts';
import type { AnsweredTurn, Claim, Sent, TurnRow } from './claim.ts';
import { withdraw } from './withdraw.ts';

function refuseTooLong(turns: readonly TurnRow[]): void {
  if (turns.length <= TURNS_MAX) return;
  throw new Failure('conflict', {
    message: 'Dieses Gespräch ist sehr lang geworden. Bitte beginnen Sie ein neues Gespräch.',
  });
}

/**
 * Takes a message into its conversation. The lock of the session's row lets one message through at
 * a time; it is held for a moment only, the answer is found without it.
 * @throws Failure not_found, conflict
 */
export function claimTurn({ db, now }: Services, sent: Sent): Promise<Claim> {
  const { usersId, assistant, sessionId, message, clientKey, withdrawnKeys } = sent;
  const moment = now();
  const alive = new Date(moment.getTime() - SESSION_HOURS * 3_600_000);
  return db.transaction(async (tx): Promise<Claim> => {
    const { id, usedAt } = assistantSessions;
    const [kept] = await tx
      .select()
      .from(assistantSessions)
      .where(
        and(
          eq(id, sessionId),
          eq(assistantSessions.usersId, usersId),
          eq(assistantSessions.assistant, assistant),
          gt(usedAt, alive),
        ),
      )
      .for('update');
    if (!kept) {
      const text = 'Dieses Gespräch ist abgelaufen. Bitte beginnen Sie ein neues Gespräch.';
      throw new Failure('not_found', { param: 'sessionId', message: text });
    }
    const all = await tx
      .select()
      .from(assistantTurns)
      .where(eq(assistantTurns.sessionId, sessionId))
      .orderBy(asc(assistantTurns.id));
    const { session, turns } = await withdraw(tx, kept, all, withdrawnKeys);
    const same = clientKey === null ? undefined : turns.find((row) => row.clientKey === clientKey);
    if (same && same.message !== message) throw new Failure('conflict', { param: 'client_key' });
    if (same?.reply) return { kind: 'answered', reply: same.reply };
    const open = turns.find((row) => row.reply === null);
    const isFresh = open && moment.getTime() - open.createdAt.getTime() < ANSWER_TIMEOUT_MS;
    if (same && isFresh) return { kind: 'pending', turnId: same.id };
    if (isFresh) {
      throw new Failure('conflict', { message: 'Ihre vorige Nachricht wird noch beantwortet.' });
    }
    if (open) await tx.delete(assistantTurns).where(eq(assistantTurns.id, open.id));
    refuseTooLong(turns);
    const [turn] = await tx
      .insert(assistantTurns)
      .values({ sessionId, message, clientKey, createdAt: moment })
      .returning({ id: assistantTurns.id });
    if (!turn) throw new Error('The message was not inserted');
    const earlier = turns.filter((row): row is AnsweredTurn => row.reply !== null);
    return { kind: 'own', session, turns: earlier, turnId: turn.id };
  });
}
