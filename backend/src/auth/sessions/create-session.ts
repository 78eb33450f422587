import { AUTH_LIFETIME_SECONDS } from '@silverjobs/contract';
import { alias, and, eq, lt } from '../../database/drizzle.ts';
import { clients, employerMembers, sessions, users } from '../../database/schema.ts';
import { countActive } from '../../figures/count-active.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { rememberNetwork } from '../known-networks.ts';
import { hasSecondFactor } from '../second-factor/second-factor.ts';
import { createSecret, HELPER_TOKEN_START, hashSessionToken } from '../secrets.ts';

/** How long an expired token is still known as expired, in milliseconds. */
const EXPIRED_RETENTION_MS = 30 * 24 * 3_600_000;

/** However often a session is renewed, it ends: a working day with its breaks (access-46). */
const SESSION_MAX_MS = 12 * 3_600_000;

const contact = alias(users, 'contact');

/** Operators sign in anew after an hour. */
const OPERATOR_SESSION_SECONDS = 3_600;

type SessionOptions = {
  /** Until when it counts as confirmed (account-35). */
  readonly confirmedUntil?: Date | null;
  /** The user has given it: who has one gets no session without (operators-3, access-58). */
  readonly secondFactor?: boolean;
  /** Of a session that is renewed: the hash of its first token, and when that was issued. */
  readonly renewed?: { readonly family: string; readonly beganAt: Date };
  /** Of a helper, who acts for the user (account-70). */
  readonly helperId?: number | null;
  /** Where the user signs in from (access-45). */
  readonly network?: string;
};

/**
 * Issues a token for 3 hours (access-19), for operators for one (operators-5), and forgets the user's
 * old ones.
 * @throws Failure account.blocked; forbidden for an operator without the second factor, and
 * second_factor.required for a user who has chosen one
 */
export async function createSession(
  services: Pick<Services, 'db' | 'now'>,
  usersId: number,
  {
    confirmedUntil = null,
    secondFactor = false,
    renewed,
    network,
    helperId = null,
  }: SessionOptions = {},
): Promise<string> {
  const now = services.now();
  const [user] = await services.db
    .select({ role: users.role, blockedAt: users.blockedAt, employerBlockedAt: contact.blockedAt })
    .from(users)
    .leftJoin(employerMembers, eq(employerMembers.usersId, users.id))
    .leftJoin(clients, eq(clients.id, employerMembers.clientId))
    .leftJoin(contact, eq(contact.id, clients.usersId))
    .where(eq(users.id, usersId));
  // Whom the operator blocks does not go on through colleagues.
  if (user?.blockedAt || user?.employerBlockedAt) throw new Failure('account.blocked');
  const isOperator = user?.role === 'operator';
  if (isOperator && !secondFactor) throw new Failure('forbidden');
  // A helper has shown that the mailbox of the invitation is the helper's own.
  if (
    helperId === null &&
    !secondFactor &&
    !renewed &&
    (await hasSecondFactor(services.db, usersId, 'user'))
  ) {
    throw new Failure('second_factor.required');
  }
  const lifetime = isOperator ? OPERATOR_SESSION_SECONDS : AUTH_LIFETIME_SECONDS;
  const beganAt = renewed?.beganAt ?? now;
  const ends = Math.min(now.getTime() + lifetime * 1_000, beganAt.getTime() + SESSION_MAX_MS);
  const token = helperId === null ? createSecret() : `${HELPER_TOKEN_START}${createSecret()}`;
  await services.db.insert(sessions).values({
    tokenHash: hashSessionToken(token),
    usersId,
    createdAt: now,
    expiresAt: new Date(ends),
    confirmedUntil,
    family: renewed?.family ?? null,
    beganAt,
    helperId,
  });
  // It says nothing of the user, who may not have been here for years.
  if (helperId !== null) return token;
  // Whoever comes back keeps the account (account-50).
  await services.db
    .update(users)
    .set({ lastSeenAt: now, dormantWarnings: 0, dormantWarnedAt: null })
    .where(eq(users.id, usersId));
  if (network !== undefined) await rememberNetwork(services, usersId, network);
  if (!isOperator) await countActive(services.db, now, usersId);
  const forgotten = new Date(now.getTime() - EXPIRED_RETENTION_MS);
  await services.db
    .delete(sessions)
    .where(and(eq(sessions.usersId, usersId), lt(sessions.expiresAt, forgotten)));
  return token;
}
