import { and, asc, eq, gt } from 'drizzle-orm';
import { assistantSessions, assistantTurns } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { AssistantName, AssistantReply } from '../engine.ts';
import { ANSWER_TIMEOUT_MS, SESSION_HOURS, TURNS_MAX } from './limits.ts';

export type Sent = {
  readonly usersId: number;
  readonly assistant: AssistantName;
  readonly sessionId: string;
  readonly message: string;
  readonly clientKey: string | null;
  /** The messages just before that the sender stopped (assistants-54). */
  readonly withdrawnKeys: readonly string[];
};

export type SessionRow = typeof assistantSessions.$inferSelect;
type TurnRow = typeof assistantTurns.$inferSelect;
type AnsweredTurn = TurnRow & { readonly reply: AssistantReply };

/**
 * What is to be done about a message: answer it now ('own'), give the answer it already has
 * ('answered'), or wait for the one that is being found ('pending').
 */
export type Claim =
  | { readonly kind: 'answered'; readonly reply: AssistantReply }
  | { readonly kind: 'pending'; readonly turnId: number }
  | {
      readonly kind: 'own';
      readonly session: SessionRow;
      readonly turns: readonly AnsweredTurn[];
      readonly turnId: number;
    };

function refuseTooLong(turns: readonly TurnRow[]): void {
  if (turns.length <= TURNS_MAX) return;
  throw new Failure('conflict', {
    message: 'Dieses Gespräch ist sehr lang geworden. Bitte beginnen Sie ein neues Gespräch.',
  });
}

type Transaction = Parameters<Parameters<Services['db']['transaction']>[0]>[0];

/**
 * Takes stopped messages back: an open one, whose answer then finds no place, and the newest
 * answered one, with what the assistant remembered before it. An older one stays: others build on it.
 * @returns what is left
 */
async function withdraw(
  tx: Transaction,
  session: SessionRow,
  turns: readonly TurnRow[],
  keys: readonly string[],
): Promise<{ session: SessionRow; turns: readonly TurnRow[] }> {
  const newest = turns.at(-1);
  if (!newest?.clientKey || !keys.includes(newest.clientKey)) return { session, turns };
  const { previousState } = session;
  const isAnswered = newest.reply !== null;
  if (isAnswered && !previousState) return { session, turns };
  await tx.delete(assistantTurns).where(eq(assistantTurns.id, newest.id));
  const left = turns.slice(0, -1);
  if (!isAnswered || !previousState) return withdraw(tx, session, left, keys);
  const before = { state: previousState, previousState: null };
  await tx.update(assistantSessions).set(before).where(eq(assistantSessions.id, session.id));
  return { session: { ...session, ...before }, turns: left };
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
