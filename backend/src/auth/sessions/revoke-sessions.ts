import type { Database } from '../../database/database.ts';
import { and, eq, ne, or } from '../../database/drizzle.ts';
import { linkTokens, sessions } from '../../database/schema.ts';
import { notifySessionsEnded } from '../../live/live-notification.ts';

/** Ends one session, with every token that it was renewed from or to. */
export async function revokeSession(db: Database, tokenHash: string): Promise<void> {
  const [present] = await db
    .select({ family: sessions.family })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  const family = present?.family ?? tokenHash;
  const [row] = await db
    .delete(sessions)
    .where(or(eq(sessions.tokenHash, family), eq(sessions.family, family)))
    .returning({ usersId: sessions.usersId });
  if (!row) return;
  // Whoever sits at this device next does not get in by the address of a link (access-47).
  await db.update(linkTokens).set({ usedBy: null }).where(eq(linkTokens.usersId, row.usersId));
  await notifySessionsEnded(db, row.usersId);
}

/** Ends all sessions of a user, for example after a new password. */
export async function revokeSessions(db: Database, usersId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.usersId, usersId));
  await notifySessionsEnded(db, usersId);
}

/** Ends all sessions of a user but one. */
export async function revokeOtherSessions(
  db: Database,
  usersId: number,
  currentTokenHash: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.usersId, usersId), ne(sessions.tokenHash, currentTokenHash)));
  await notifySessionsEnded(db, usersId);
}
