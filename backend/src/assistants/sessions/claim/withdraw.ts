import { eq } from '../../../database/drizzle.ts';
import { assistantSessions, assistantTurns } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import type { SessionRow, TurnRow } from './claim.ts';

type Transaction = Parameters<Parameters<Services['db']['transaction']>[0]>[0];

/**
 * Takes stopped messages back: an open one, whose answer then finds no place, and the newest
 * answered one, with what the assistant remembered before it. An older one stays: others build on it.
 * @returns what is left
 */
export async function withdraw(
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
