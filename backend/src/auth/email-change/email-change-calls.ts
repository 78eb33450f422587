import { and, eq, gte, ne } from '../../database/drizzle.ts';
import { linkTokens, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { implement } from '../../http/implement.ts';
import { addMail } from '../../mail/add-mail.ts';
import { emailRestoredMail } from '../../mail/templates/email-changed.ts';
import { loadUser } from '../../users/load-user.ts';
import { isAddressTaken } from '../address-taken.ts';
import { countAttempt, LIMITS } from '../attempts.ts';
import { refuseCommonPassword } from '../common-password/refuse-common-password.ts';
import { requireConfirmed } from '../confirmed-identity.ts';
import { notifyAddressOwner } from '../known-address.ts';
import { redeemLinkToken } from '../link-tokens/redeem-link-token.ts';
import { revokeLinkTokens } from '../link-tokens/revoke-link-tokens.ts';
import { hashPassword } from '../passwords.ts';
import { removeSignInWays } from '../remove-sign-in-ways.ts';
import { revokeOtherSessions, revokeSessions } from '../sessions/revoke-sessions.ts';
import { withMinDuration } from '../with-min-duration.ts';
import { addFormerEmail, loadEmail } from './left-email.ts';
import { mailLeftAddress } from './mail-left-address.ts';
import { mailEmailChange } from './mail-new-address.ts';
import { refuseUsedWayBack } from './refuse-used-way-back.ts';

export const emailChangeCalls = [
  implement('POST /auth/request-email-change', async ({ requester, body }, services) => {
    const { usersId, tokenHash } = requester;
    if (body.users_id !== usersId) throw new Failure('forbidden', { param: 'users_id' });
    await requireConfirmed(services, requester);
    await countAttempt(services, LIMITS.mail, `change ${usersId}`);
    const taken = await isAddressTaken(services, body.email, usersId);
    await withMinDuration(
      services,
      taken
        ? notifyAddressOwner(services, body.email, 'email-change')
        : mailEmailChange(services, { usersId, newEmail: body.email, sessionHash: tokenHash }),
    );
    return loadUser(services, usersId);
  }),
  implement('POST /auth/confirm-email-change', async ({ body, network }, services) => {
    await countAttempt(services, LIMITS.link, network);
    const email = await services.db.transaction(async (db) => {
      const tx = { ...services, db };
      const link = await redeemLinkToken(db, services.now(), ['email-change'], body.token);
      const next = link.newEmail;
      if (!next) throw new Failure('link.invalid');
      if (await isAddressTaken(tx, next, link.usersId)) {
        throw new Failure('email.taken', { param: 'email' });
      }
      const left = await loadEmail(tx, link.usersId);
      const [user] = await db
        .select({ provenAt: users.mailboxProvenAt })
        .from(users)
        .where(eq(users.id, link.usersId));
      // A mistyped address may be a stranger's: no way back leads there (access-53).
      const wasProven = user?.provenAt !== null;
      if (wasProven) await addFormerEmail(tx, link.usersId, left);
      await db
        .update(users)
        .set({ email: next, mailboxProvenAt: services.now() })
        .where(eq(users.id, link.usersId));
      // Neither links in the old mailbox nor other devices may stay in; the one that asked stays.
      await revokeLinkTokens(db, link.usersId);
      await revokeOtherSessions(db, link.usersId, link.sessionHash ?? '');
      if (wasProven) await mailLeftAddress(tx, link.usersId, left);
      return next;
    });
    services.workAdded();
    return { email };
  }),
  implement('POST /auth/restore-email', async ({ body, network }, services) => {
    await countAttempt(services, LIMITS.link, network);
    const passwordHash = await hashPassword(body.password);
    const email = await services.db.transaction(async (db) => {
      const tx = { ...services, db };
      await refuseUsedWayBack(db, body.token);
      const link = await redeemLinkToken(db, services.now(), ['email-restore'], body.token);
      const { usersId, newEmail: earlier } = link;
      if (!earlier) throw new Failure('link.invalid');
      if (await isAddressTaken(tx, earlier, usersId)) {
        throw new Failure('email.taken', { param: 'email' });
      }
      refuseCommonPassword(body.password, earlier);
      const replaced = await loadEmail(tx, usersId);
      await addFormerEmail(tx, usersId, replaced);
      await db.update(users).set({ email: earlier, passwordHash }).where(eq(users.id, usersId));
      await revokeSessions(db, usersId);
      // They may be those of whoever has changed the address.
      await removeSignInWays(db, usersId);
      await revokeLinkTokens(db, usersId);
      // Whoever changed the address further cannot change it back by a way of their own.
      const later = gte(linkTokens.createdAt, link.createdAt);
      const others = ne(linkTokens.tokenHash, link.tokenHash);
      await db.delete(linkTokens).where(and(eq(linkTokens.usersId, usersId), later, others));
      const mail = emailRestoredMail(services.publicUrl);
      await addMail(db, services.now(), { recipient: replaced, usersId, ...mail });
      return earlier;
    });
    services.workAdded();
    return { email };
  }),
];
