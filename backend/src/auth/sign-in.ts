import { LINK_SIGN_IN_EMAIL } from '@silverjobs/contract';
import { tidyLinkToken } from '@silverjobs/contract/link-token';
import { readEmail } from '@silverjobs/contract/typed-values';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { Services } from '../services.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import type { LinkPurpose } from './link-tokens/create-link-token.ts';
import { findSignInLink } from './link-tokens/find-sign-in-link.ts';
import { redeemLinkToken } from './link-tokens/redeem-link-token.ts';
import { countPasswordAttempt } from './password-attempts.ts';
import { verifyPassword } from './passwords.ts';
import { requireSecondFactor } from './second-factor/second-factor.ts';
import { createSession } from './sessions/create-session.ts';
import { renewSession } from './sessions/renew-session.ts';
import { revokeSession } from './sessions/revoke-sessions.ts';

/**
 * A link of before must not sign in where nobody has shown that the mailbox is the user's (access-53).
 * @throws Failure email.unconfirmed
 */
async function refuseUnconfirmed(db: Database, usersId: number): Promise<void> {
  const [user] = await db
    .select({ mailboxProvenAt: users.mailboxProvenAt })
    .from(users)
    .where(eq(users.id, usersId));
  if (user?.mailboxProvenAt === null) throw new Failure('email.unconfirmed');
}

/** Signs in with a link token (access-34). */
async function signInByLink(
  services: Services,
  purposes: readonly LinkPurpose[],
  given: { readonly token: string; readonly browserKey: string | undefined },
  network: string,
): Promise<{ authToken: string }> {
  await countAttempt(services, LIMITS.link, network);
  const token = tidyLinkToken(given.token);
  return services.db.transaction(async (db) => {
    const link = await redeemLinkToken(db, services.now(), purposes, token, given.browserKey);
    await refuseUnconfirmed(db, link.usersId);
    return { authToken: await createSession({ ...services, db }, link.usersId, { network }) };
  });
}

async function signInByPassword(
  services: Services,
  given: { email: string; password: string; code?: string | undefined },
  network: string,
): Promise<string> {
  const email = readEmail(given.email);
  const attempt = await countPasswordAttempt(services, email, network);
  const [user] = await services.db
    .select({ id: users.id, role: users.role, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  const matches = await verifyPassword(user?.passwordHash ?? null, given.password);
  if (!user || !matches) throw new Failure('login.invalid');
  const isOperator = user.role === 'operator';
  if (isOperator) await requireSecondFactor(services, { id: user.id, email }, given.code);
  await attempt.succeed();
  return createSession(services, user.id, { network, secondFactor: isOperator });
}

export const signInCalls = [
  implement('POST /auth/login', async ({ body, network }, services) =>
    body.email === LINK_SIGN_IN_EMAIL
      ? signInByLink(
          services,
          ['deep-link', 'magic-link'],
          { token: body.password, browserKey: body.browser_key },
          network,
        )
      : { authToken: await signInByPassword(services, body, network) },
  ),
  implement('POST /auth/check-link', async ({ requester, body, network }, services) => {
    await countAttempt(services, LIMITS.link, network);
    const link = await findSignInLink(services.db, services.now(), body.token);
    if (!link) return { owner: 'unknown' as const, usable: false };
    const owner = link.usersId === requester.usersId ? ('self' as const) : ('other' as const);
    return { owner, usable: link.usable };
  }),
  implement('POST /auth/magic-link', ({ body, network }, services) =>
    signInByLink(
      services,
      ['magic-link'],
      { token: body.token, browserKey: body.browser_key },
      network,
    ),
  ),
  implement('POST /auth/refresh', async ({ requester }, services) => ({
    authToken: await renewSession(services, requester),
  })),
  implement('POST /auth/logout', async ({ requester }, { db }) => {
    await revokeSession(db, requester.tokenHash);
    return { ok: true as const };
  }),
];
