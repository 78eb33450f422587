import { eq } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { addMail } from '../mail/add-mail.ts';
import { emailChangeMail } from '../mail/templates/email-change.ts';
import { loginLinkMail } from '../mail/templates/login-link.ts';
import { passwordResetMail } from '../mail/templates/password-reset.ts';
import type { Services } from '../services.ts';
import { loadUser } from '../users/load-user.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { notifyAddressOwner } from './known-address.ts';
import {
  createLinkToken,
  type LinkPurpose,
  redeemLinkToken,
  revokeLinkTokens,
} from './link-tokens.ts';
import { hashPassword } from './passwords.ts';
import { createSession, revokeSessions } from './sessions.ts';
import { withMinDuration } from './with-min-duration.ts';

/** Sends a link to a known address. Unknown ones get nothing, and the answer is the same. */
async function mailLink(
  services: Services,
  purpose: Extract<LinkPurpose, 'magic-link' | 'password-reset'>,
  email: string,
  ip: string,
): Promise<{ ok: true }> {
  await countAttempt(services, LIMITS.mailAddress, ip);
  await countAttempt(services, LIMITS.mail, email);
  const [user] = await services.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  if (user) {
    const link = { usersId: user.id, purpose };
    const { token, expiresAt } = await createLinkToken(services.db, services.now(), link);
    const write = purpose === 'magic-link' ? loginLinkMail : passwordResetMail;
    const mail = write(services.publicUrl, token);
    await addMail(services.db, services.now(), { recipient: email, expiresAt, ...mail });
    services.mailAdded();
  }
  return { ok: true };
}

async function mailEmailChange(
  services: Services,
  usersId: number,
  newEmail: string,
): Promise<void> {
  const link = { usersId, purpose: 'email-change', newEmail } as const;
  const { token, expiresAt } = await createLinkToken(services.db, services.now(), link);
  const mail = emailChangeMail(services.publicUrl, token);
  await addMail(services.db, services.now(), { recipient: newEmail, expiresAt, ...mail });
  services.mailAdded();
}

export const linkCalls = [
  implement('GET /auth/request-magic-link', ({ query, ip }, services) =>
    withMinDuration(mailLink(services, 'magic-link', query.email, ip)),
  ),
  implement('POST /auth/request-password-reset', ({ body, ip }, services) =>
    withMinDuration(mailLink(services, 'password-reset', body.email, ip)),
  ),
  implement('POST /auth/reset-password', async ({ body, ip }, services) => {
    await countAttempt(services, LIMITS.link, ip);
    const passwordHash = await hashPassword(body.password);
    const usersId = await services.db.transaction(async (db) => {
      const link = await redeemLinkToken(db, services.now(), ['password-reset'], body.token);
      await db.update(users).set({ passwordHash }).where(eq(users.id, link.usersId));
      await revokeSessions(db, link.usersId);
      await revokeLinkTokens(db, link.usersId);
      return link.usersId;
    });
    return { authToken: await createSession(services, usersId) };
  }),
  implement('POST /auth/request-email-change', async ({ requester, body }, services) => {
    if (body.users_id !== requester.usersId) throw new Failure('forbidden', { param: 'users_id' });
    await countAttempt(services, LIMITS.mail, `change ${requester.usersId}`);
    const [taken] = await services.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, body.email));
    await withMinDuration(
      taken
        ? notifyAddressOwner(services, body.email, 'email-change')
        : mailEmailChange(services, requester.usersId, body.email),
    );
    return loadUser(services, requester.usersId);
  }),
  implement('POST /auth/confirm-email-change', async ({ body, ip }, services) => {
    await countAttempt(services, LIMITS.link, ip);
    return services.db.transaction(async (db) => {
      const link = await redeemLinkToken(db, services.now(), ['email-change'], body.token);
      const email = link.newEmail;
      if (!email) throw new Failure('link.invalid');
      const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (taken) throw new Failure('email.taken', { param: 'email' });
      await db.update(users).set({ email }).where(eq(users.id, link.usersId));
      // Links in the old mailbox must not sign in any more.
      await revokeLinkTokens(db, link.usersId);
      return { email };
    });
  }),
];
