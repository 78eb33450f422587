import type { Database } from '../database/database.ts';
import { and, eq, gt } from '../database/drizzle.ts';
import { sessions, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { type Attempt, clearAttempts, countAttempt, LIMITS } from './attempts.ts';
import { verifyPassword } from './passwords.ts';

/** How long a session counts as confirmed, in milliseconds: enough to read and decide. */
const CONFIRMED_MS = 10 * 60_000;

/** Until when a session counts as confirmed that is confirmed now. */
export const confirmedFrom = (now: Date): Date => new Date(now.getTime() + CONFIRMED_MS);

/**
 * Confirms a session of a user for the next minutes (account-35).
 * @returns whether there still was one to confirm
 */
export async function confirmSession(
  db: Database,
  now: Date,
  usersId: number,
  tokenHash: string,
): Promise<boolean> {
  const confirmedUntil = confirmedFrom(now);
  const running = and(
    eq(sessions.usersId, usersId),
    eq(sessions.tokenHash, tokenHash),
    gt(sessions.expiresAt, now),
  );
  const confirmed = await db
    .update(sessions)
    .set({ confirmedUntil })
    .where(running)
    .returning({ usersId: sessions.usersId });
  return confirmed.length > 0;
}

/** Whether a session is confirmed, and whether there is a password to ask for. */
export async function loadIdentity(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { tokenHash }: Requester,
): Promise<{ confirmed: boolean; has_password: boolean }> {
  const [session] = await db
    .select({ confirmedUntil: sessions.confirmedUntil, passwordHash: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.usersId))
    .where(eq(sessions.tokenHash, tokenHash));
  return {
    confirmed: (session?.confirmedUntil ?? new Date(0)) > now(),
    has_password: Boolean(session?.passwordHash),
  };
}

/**
 * Refuses a session that is signed in, and nothing more: somebody else may sit at the device
 * (account-35).
 * @throws Failure identity.unconfirmed
 */
export async function requireConfirmed(
  services: Pick<Services, 'db' | 'now'>,
  requester: Requester,
): Promise<void> {
  if ((await loadIdentity(services, requester)).confirmed) return;
  throw new Failure('identity.unconfirmed');
}

/**
 * Checks the password of whoever is signed in; tries count like logins. Not within a transaction:
 * it would forget a try that fails.
 * @param param the field that holds the password
 * @throws Failure validation.failed, rate.limited
 */
export async function checkOwnPassword(
  services: Services,
  { usersId }: Requester,
  given: { readonly password: string; readonly param: string },
): Promise<void> {
  // Whoever holds the session may come from many networks; what strangers try counts elsewhere.
  const attempts: Attempt[] = [
    [LIMITS.login, `own ${usersId}`],
    [LIMITS.loginAccount, `own ${usersId}`],
  ];
  for (const [limit, subject] of attempts) await countAttempt(services, limit, subject);
  const [user] = await services.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, usersId));
  if (!(await verifyPassword(user?.passwordHash ?? null, given.password))) {
    throw new Failure('validation.failed', {
      param: given.param,
      message:
        given.param === 'password'
          ? 'Das Passwort stimmt nicht.'
          : 'Das bisherige Passwort stimmt nicht.',
    });
  }
  await clearAttempts(services, attempts);
}
