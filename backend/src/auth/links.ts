import { and, eq, isNull, ne } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { addMail } from '../mail/add-mail.ts';
import { loginLinkMail } from '../mail/templates/login-link.ts';
import { passwordResetMail } from '../mail/templates/password-reset.ts';
import type { Services } from '../services.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { refuseCommonPassword } from './common-password/refuse-common-password.ts';
import { mailEmailConfirmation } from './email-confirmation.ts';
import { createLinkToken, type LinkPurpose } from './link-tokens/create-link-token.ts';
import { redeemLinkToken } from './link-tokens/redeem-link-token.ts';
import { revokeLinkTokens } from './link-tokens/revoke-link-tokens.ts';
import { hashPassword } from './passwords.ts';
import { hasSecondFactor } from './second-factor/second-factor.ts';
import { createSession } from './sessions/create-session.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';
import { withMinDuration } from './with-min-duration.ts';

/** Sends a link to a known address. Unknown ones get nothing, and the answer is the same. */
async function mailLink(
  services: Services,
  purpose: Extract<LinkPurpose, 'magic-link' | 'password-reset'>,
  email: string,
  network: string,
  from?: string,
): Promise<{ ok: true }> {
  await countAttempt(services, LIMITS.mailAddress, network);
  await countAttempt(services, LIMITS.mail, email);
  const [user] = await services.db
    .select({ id: users.id, mailboxProvenAt: users.mailboxProvenAt })
    .from(users)
    // A link would go around the second factor (operators-3).
    .where(and(eq(users.email, email), ne(users.role, 'operator'), isNull(users.blockedAt)));
  if (user && user.mailboxProvenAt === null) {
    // No link signs in where nobody has shown that the mailbox is the user's (access-53).
    await mailEmailConfirmation(services, services.db, { usersId: user.id, email }, 'sign-in');
    services.workAdded();
  } else if (user) {
    const link = { usersId: user.id, purpose };
    const { token, expiresAt } = await createLinkToken(services.db, services.now(), link);
    const mail =
      purpose === 'magic-link'
        ? loginLinkMail(services.publicUrl, token, from)
        : passwordResetMail(services.publicUrl, token);
    await addMail(services.db, services.now(), {
      recipient: email,
      usersId: user.id,
      expiresAt,
      ...mail,
    });
    services.workAdded();
  }
  return { ok: true };
}

export const linkCalls = [
  implement('GET /auth/request-magic-link', ({ query, network }, services) =>
    withMinDuration(services, mailLink(services, 'magic-link', query.email, network, query.from)),
  ),
  implement('POST /auth/request-password-reset', ({ body, network }, services) =>
    withMinDuration(services, mailLink(services, 'password-reset', body.email, network)),
  ),
  implement('POST /auth/reset-password', async ({ body, network }, services) => {
    await countAttempt(services, LIMITS.link, network);
    const passwordHash = await hashPassword(body.password);
    const usersId = await services.db.transaction(async (db) => {
      const link = await redeemLinkToken(db, services.now(), ['password-reset'], body.token);
      const [user] = await db
        .update(users)
        // All sessions end, and the new password is the mailbox's owner's.
        .set({ passwordHash, mailboxProvenAt: services.now() })
        .where(eq(users.id, link.usersId))
        .returning({ email: users.email });
      refuseCommonPassword(body.password, user?.email);
      await revokeSessions(db, link.usersId);
      await revokeLinkTokens(db, link.usersId);
      return link.usersId;
    });
    // The new password counts; who has chosen a second factor signs in with both (access-58).
    if (await hasSecondFactor(services.db, usersId, 'user')) return { authToken: null };
    return { authToken: await createSession(services, usersId, { network }) };
  }),
];
