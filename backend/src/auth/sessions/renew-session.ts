import { and, eq, lt } from '../../database/drizzle.ts';
import { linkTokens, sessions } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import { notifySessionsEnded } from '../../live/live-notification.ts';
import type { Services } from '../../services.ts';
import { hashSessionToken } from '../secrets.ts';
import { createSession } from './create-session.ts';
import { isOverlapping, OVERLAP_MS } from './overlap.ts';

/**
 * Gives a session a fresh token (access-24). It stays the same session: confirmed as long as it was,
 * and the links that it asked for are its own. Two tabs that do so at the same moment both get one;
 * the token before counts for some seconds more, and then never again (access-43).
 * @throws Failure token.invalid when it was renewed before that or has ended
 */
export async function renewSession(
  services: Pick<Services, 'db' | 'now'>,
  { usersId, tokenHash }: Requester,
): Promise<string> {
  return services.db.transaction(async (db) => {
    const own = eq(sessions.tokenHash, tokenHash);
    const [present] = await db.select().from(sessions).where(own).for('update');
    const now = services.now();
    if (!present || (present.replacedAt && !isOverlapping(present.replacedAt, now))) {
      throw new Failure('token.invalid');
    }
    const { confirmedUntil, family, beganAt, createdAt, helperId } = present;
    const renewed = { family: family ?? tokenHash, beganAt: beganAt ?? createdAt };
    const options = { confirmedUntil, renewed, helperId };
    const token = await createSession({ ...services, db }, usersId, options);
    if (present.replacedAt) return token;
    await db.update(sessions).set({ replacedAt: now }).where(own);
    const long = new Date(now.getTime() - OVERLAP_MS);
    await db
      .delete(sessions)
      .where(and(eq(sessions.usersId, usersId), lt(sessions.replacedAt, long)));
    await db
      .update(linkTokens)
      .set({ sessionHash: hashSessionToken(token) })
      .where(and(eq(linkTokens.usersId, usersId), eq(linkTokens.sessionHash, tokenHash)));
    await notifySessionsEnded(db, usersId);
    return token;
  });
}
