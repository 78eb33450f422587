import { AUTH_LIFETIME_SECONDS } from '@silverjobs/contract';
import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { candidates, clients, linkTokens, sessions, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { notifySessionsEnded } from '../live/live-notification.ts';
import type { Services } from '../services.ts';
import { createSecret, hashSecret } from './secrets.ts';

/** How long an expired token is still known as expired, in milliseconds. */
const EXPIRED_RETENTION_MS = 30 * 24 * 3_600_000;
/**
 * How long a token counts after it was renewed, in milliseconds: calls that were under way with it, and
 * another tab that renews at the same moment (access-43).
 */
const OVERLAP_MS = 30_000;
/** Operators sign in anew after an hour. */
const OPERATOR_SESSION_SECONDS = 3_600;

type SessionOptions = {
  /** Until when it counts as confirmed (account-35). */
  readonly confirmedUntil?: Date | null;
  /** The user has given it; operators get no session without (operators-3). */
  readonly secondFactor?: boolean;
  /** Hash of the first token that it is renewed from. */
  readonly family?: string;
};

/**
 * Issues a token for 3 hours (access-19), for operators for one (operators-5), and forgets the user's
 * old ones.
 * @throws Failure account.blocked; forbidden for an operator without the second factor
 */
export async function createSession(
  services: Pick<Services, 'db' | 'now'>,
  usersId: number,
  { confirmedUntil = null, secondFactor = false, family }: SessionOptions = {},
): Promise<string> {
  const now = services.now();
  const [user] = await services.db
    .select({ role: users.role, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, usersId));
  if (user?.blockedAt) throw new Failure('account.blocked');
  const isOperator = user?.role === 'operator';
  if (isOperator && !secondFactor) throw new Failure('forbidden');
  const lifetime = isOperator ? OPERATOR_SESSION_SECONDS : AUTH_LIFETIME_SECONDS;
  const token = createSecret();
  await services.db.insert(sessions).values({
    tokenHash: hashSecret(token),
    usersId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime * 1_000),
    confirmedUntil,
    family: family ?? null,
  });
  const forgotten = new Date(now.getTime() - EXPIRED_RETENTION_MS);
  await services.db
    .delete(sessions)
    .where(and(eq(sessions.usersId, usersId), lt(sessions.expiresAt, forgotten)));
  return token;
}

/** Whether a token that was replaced still counts. */
function isOverlapping(replacedAt: Date, now: Date): boolean {
  return now.getTime() < replacedAt.getTime() + OVERLAP_MS;
}

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
    const { confirmedUntil, family } = present;
    const options = { confirmedUntil, family: family ?? tokenHash };
    const token = await createSession({ ...services, db }, usersId, options);
    if (present.replacedAt) return token;
    await db.update(sessions).set({ replacedAt: now }).where(own);
    const long = new Date(now.getTime() - OVERLAP_MS);
    await db
      .delete(sessions)
      .where(and(eq(sessions.usersId, usersId), lt(sessions.replacedAt, long)));
    await db
      .update(linkTokens)
      .set({ sessionHash: hashSecret(token) })
      .where(and(eq(linkTokens.usersId, usersId), eq(linkTokens.sessionHash, tokenHash)));
    await notifySessionsEnded(db, usersId);
    return token;
  });
}

const findSession = keptStatement((db) =>
  db
    .select({
      usersId: users.id,
      email: users.email,
      role: users.role,
      planType: users.planType,
      candidateId: candidates.id,
      clientId: clients.id,
      expiresAt: sessions.expiresAt,
      replacedAt: sessions.replacedAt,
      blockedAt: users.blockedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.usersId))
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .leftJoin(clients, eq(clients.usersId, users.id))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .limit(1)
    .prepare('session'),
);

/** Who a token belongs to, or why it does not count. */
export async function loadSession(
  { db, now }: Services,
  token: string,
): Promise<Requester | 'unknown' | 'expired'> {
  const tokenHash = hashSecret(token);
  const [row] = await findSession(db).execute({ hash: tokenHash });
  if (!row || row.blockedAt) return 'unknown';
  const { expiresAt, replacedAt, blockedAt: _, ...requester } = row;
  if (replacedAt && (!isOverlapping(replacedAt, now()) || expiresAt <= now())) return 'unknown';
  if (expiresAt > now()) return { ...requester, tokenHash };
  // The dialog of an expired session asks for a password alone (operators-5).
  return row.role === 'operator' ? 'unknown' : 'expired';
}

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
  if (row) await notifySessionsEnded(db, row.usersId);
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
