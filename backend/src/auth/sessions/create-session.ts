import { AUTH_LIFETIME_SECONDS } from '@silverjobs/contract';
import { and, eq, lt } from 'drizzle-orm';
import { sessions, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { createSecret, hashSecret } from '../secrets.ts';

/** How long an expired token is still known as expired, in milliseconds. */
const EXPIRED_RETENTION_MS = 30 * 24 * 3_600_000;

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
