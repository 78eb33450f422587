import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

/** The channel on which the processes of the backend tell each other what changed. */
export const LIVE_CHANNEL = 'silverjobs_live';

/** What changed: ids only, because whoever reads the database's log reads it too. */
export type LiveNotification =
  | {
      readonly kind: 'messages';
      readonly conversationId: number;
      readonly candidateId: number;
      readonly clientId: number;
    }
  | { readonly kind: 'sessions'; readonly usersId: number }
  | { readonly kind: 'user'; readonly usersId: number };

const KINDS: readonly string[] = [
  'messages',
  'sessions',
  'user',
] satisfies LiveNotification['kind'][];

async function notify(db: Database, notification: LiveNotification): Promise<void> {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(notification)})`);
}

type Parties = { readonly id: number; readonly candidateId: number; readonly clientId: number };

/**
 * Announces that a conversation has a new message or was read; both sides hear it. Within a
 * transaction it is announced when the transaction commits.
 */
export function notifyMessagesChanged(
  db: Database,
  { id, candidateId, clientId }: Parties,
): Promise<void> {
  return notify(db, { kind: 'messages', conversationId: id, candidateId, clientId });
}

/** Announces that sessions of a user have ended. */
export function notifySessionsEnded(db: Database, usersId: number): Promise<void> {
  return notify(db, { kind: 'sessions', usersId });
}

/** Announces that a user changed, for example the paid plan. */
export function notifyUserChanged(db: Database, usersId: number): Promise<void> {
  return notify(db, { kind: 'user', usersId });
}

/** A notification of another process of this product; null when it is none of it. */
export function parseLiveNotification(payload: string): LiveNotification | null {
  try {
    const notification = JSON.parse(payload) as LiveNotification | null;
    return notification && KINDS.includes(notification.kind) ? notification : null;
  } catch {
    return null;
  }
}
