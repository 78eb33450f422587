import { LINK_SIGN_IN_EMAIL } from '@silverjobs/contract';
import { tidyLinkToken } from '@silverjobs/contract/link-token';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { Services } from '../services.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import type { LinkPurpose } from './link-tokens/create-link-token.ts';
import { findSignInLink } from './link-tokens/find-sign-in-link.ts';
import { redeemLinkToken } from './link-tokens/redeem-link-token.ts';
import { countPasswordAttempts } from './password-attempts.ts';
import { verifyPassword } from './passwords.ts';
import { refuseUnconfirmed } from './refuse-unconfirmed.ts';
import { hasSecondFactor, requireSecondFactor } from './second-factor/second-factor.ts';
import { createSession } from './sessions/create-session.ts';
import { renewSession } from './sessions/renew-session.ts';
import { revokeSession } from './sessions/revoke-sessions.ts';
import { signInAddresses } from './sign-in-addresses.ts';

/**
 * Asks for the code of whoever a link belongs to, before the link is used up (access-58).
 * @returns whether there was one to ask for
 */
async function requireCodeOfLink(
  services: Services,
  token: string,
  code: string | undefined,
): Promise<boolean> {
  const { db, now } = services;
  const link = await findSignInLink(db, now(), token);
  if (!link || !(await hasSecondFactor(db, link.usersId, 'user'))) return false;
  const [user] = await db
    .select({ id: users.id, email: users.email, role: users.role })
    .from(users)
    .where(eq(users.id, link.usersId));
  if (user) await requireSecondFactor(services, user, code);
  return true;
}

/** Signs in with a link token (access-34). */
async function signInByLink(
  services: Services,
  purposes: readonly LinkPurpose[],
  given: {
    readonly token: string;
    readonly browserKey: string | undefined;
    readonly code: string | undefined;
  },
  network: string,
): Promise<{ authToken: string }> {
  await countAttempt(services, LIMITS.link, network);
  const token = tidyLinkToken(given.token);
  const secondFactor = await requireCodeOfLink(services, token, given.code);
  return services.db.transaction(async (db) => {
    const link = await redeemLinkToken(db, services.now(), purposes, token, given.browserKey);
    await refuseUnconfirmed(db, link.usersId);
    return {
      authToken: await createSession({ ...services, db }, link.usersId, { network, secondFactor }),
    };
  });
}

/** @throws Failure login.invalid */
async function findByPassword(db: Database, emails: readonly string[], password: string) {
  for (const email of emails) {
    const [user] = await db
      .select({ id: users.id, email: users.email, role: users.role, hash: users.passwordHash })
      .from(users)
      .where(eq(users.email, email));
    const matches = await verifyPassword(user?.hash ?? null, password);
    if (user && matches) return user;
  }
  throw new Failure('login.invalid');
}

async function signInByPassword(
  services: Services,
  given: { email: string; password: string; code?: string | undefined },
  network: string,
): Promise<string> {
  const emails = await signInAddresses(services.db, given.email);
  const succeed = await countPasswordAttempts(services, emails, network);
  const user = await findByPassword(services.db, emails, given.password);
  const secondFactor = await hasSecondFactor(services.db, user.id, user.role);
  if (secondFactor) await requireSecondFactor(services, user, given.code);
  await succeed(user.email);
  return createSession(services, user.id, { network, secondFactor });
}

export const signInCalls = [
  implement('POST /auth/login', async ({ body, network }, services) =>
    body.email === LINK_SIGN_IN_EMAIL
      ? signInByLink(
          services,
          ['deep-link', 'magic-link'],
          { token: body.password, browserKey: body.browser_key, code: body.code },
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
      { token: body.token, browserKey: body.browser_key, code: body.code },
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
