import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** The channel on which the processes of the backend tell each other what changed. */
export const LIVE_CHANNEL = 'silverjobs_live';

/** What is told: ids only, because whoever reads the database's log reads it too. */
export type Told =
  | {
      readonly kind: 'messages';
      readonly communicationId: number;
      readonly candidateId: number;
      readonly clientId: number;
    }
  | { readonly kind: 'sessions'; readonly usersId: number }
  | { readonly kind: 'user'; readonly usersId: number };

const KINDS: readonly string[] = ['messages', 'sessions', 'user'] satisfies Told['kind'][];

async function tell(db: Database, told: Told): Promise<void> {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(told)})`);
}

type Parties = { readonly id: number; readonly candidateId: number; readonly clientId: number };

/**
 * Tells that a conversation has a new message or was read; both sides hear it. Within a
 * transaction it is told when the transaction holds.
 */
export function tellMessages(db: Database, { id, candidateId, clientId }: Parties): Promise<void> {
  return tell(db, { kind: 'messages', communicationId: id, candidateId, clientId });
}

/** Tells that sessions of a user have ended. */
export function tellSessions(db: Database, usersId: number): Promise<void> {
  return tell(db, { kind: 'sessions', usersId });
}

/** Tells that a user changed, for example the paid plan. */
export function tellUser(db: Database, usersId: number): Promise<void> {
  return tell(db, { kind: 'user', usersId });
}

/** What another process of this product has told; null when it is none of it. */
export function readTold(payload: string): Told | null {
  try {
    const told = JSON.parse(payload) as Told | null;
    return told && KINDS.includes(told.kind) ? told : null;
  } catch {
    return null;
  }
}
