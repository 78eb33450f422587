import { and, eq, gte, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { formerEmails, linkTokens, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { addMail } from '../mail/add-mail.ts';
import { emailChangeMail } from '../mail/templates/email-change.ts';
import { emailChangedMail, emailRestoredMail } from '../mail/templates/email-changed.ts';
import type { Services } from '../services.ts';
import { loadUser } from '../users/load-user.ts';
import { isAddressTaken } from './address-taken.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { requireConfirmed } from './confirmed-identity.ts';
import { notifyAddressOwner } from './known-address.ts';
import { createLinkToken, redeemLinkToken, revokeLinkTokens } from './link-tokens.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { hashSecret } from './secrets.ts';
import { revokeOtherSessions, revokeSessions } from './sessions.ts';
import { withMinDuration } from './with-min-duration.ts';

type Asked = { readonly usersId: number; readonly newEmail: string; readonly sessionHash: string };

async function mailEmailChange(services: Services, asked: Asked): Promise<void> {
  const link = { ...asked, purpose: 'email-change' } as const;
  const { token, expiresAt } = await createLinkToken(services.db, services.now(), link);
  const mail = emailChangeMail(services.publicUrl, token);
  await addMail(services.db, services.now(), {
    recipient: asked.newEmail,
    usersId: asked.usersId,
    expiresAt,
    ...mail,
  });
  services.mailAdded();
}

/** Tells the mailbox that was left, with the way back (account-38). */
async function mailLeftAddress(
  services: Services,
  usersId: number,
  leftEmail: string,
): Promise<void> {
  const link = { usersId, purpose: 'email-restore', newEmail: leftEmail } as const;
  const { token, expiresAt } = await createLinkToken(services.db, services.now(), link);
  const mail = emailChangedMail(services.publicUrl, token);
  await addMail(services.db, services.now(), {
    recipient: leftEmail,
    usersId,
    expiresAt,
    ...mail,
  });
}

/** Remembered so that export and deletion know the mails to it (account-39). */
async function addFormerEmail(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
  email: string,
): Promise<void> {
  await db.insert(formerEmails).values({ usersId, email, leftAt: now() });
}

async function loadEmail({ db }: Pick<Services, 'db'>, usersId: number): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, usersId));
  if (!user) throw new Failure('link.invalid');
  return user.email;
}

/** Whoever sends the page twice has done it, and need not fear that it failed. */
async function refuseUsedWayBack(db: Database, token: string): Promise<void> {
  const used = and(
    eq(linkTokens.tokenHash, hashSecret(token)),
    eq(linkTokens.purpose, 'email-restore'),
    isNotNull(linkTokens.usedAt),
  );
  if ((await db.$count(linkTokens, used)) > 0) {
    throw new Failure('link.used', {
      message:
        'Mit diesem Link wurde die frühere Adresse schon zurückgeholt. Bitte melden Sie sich mit dem neuen Passwort an.',
    });
  }
}

export const emailChangeCalls = [
  implement('POST /auth/request-email-change', async ({ requester, body }, services) => {
    const { usersId, tokenHash } = requester;
    if (body.users_id !== usersId) throw new Failure('forbidden', { param: 'users_id' });
    await requireConfirmed(services, requester);
    await countAttempt(services, LIMITS.mail, `change ${usersId}`);
    const taken = await isAddressTaken(services, body.email, usersId);
    await withMinDuration(
      taken
        ? notifyAddressOwner(services, body.email, 'email-change')
        : mailEmailChange(services, { usersId, newEmail: body.email, sessionHash: tokenHash }),
    );
    return loadUser(services, usersId);
  }),
  implement('POST /auth/confirm-email-change', async ({ body, ip }, services) => {
    await countAttempt(services, LIMITS.link, ip);
    const email = await services.db.transaction(async (db) => {
      const tx = { ...services, db };
      const link = await redeemLinkToken(db, services.now(), ['email-change'], body.token);
      const next = link.newEmail;
      if (!next) throw new Failure('link.invalid');
      if (await isAddressTaken(tx, next, link.usersId)) {
        throw new Failure('email.taken', { param: 'email' });
      }
      const left = await loadEmail(tx, link.usersId);
      await addFormerEmail(tx, link.usersId, left);
      await db.update(users).set({ email: next }).where(eq(users.id, link.usersId));
      // Neither links in the old mailbox nor other devices may stay in; the one that asked stays.
      await revokeLinkTokens(db, link.usersId);
      await revokeOtherSessions(db, link.usersId, link.sessionHash ?? '');
      await mailLeftAddress(tx, link.usersId, left);
      return next;
    });
    services.mailAdded();
    return { email };
  }),
  implement('POST /auth/restore-email', async ({ body, ip }, services) => {
    await countAttempt(services, LIMITS.link, ip);
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
      await revokeLinkTokens(db, usersId);
      // Whoever changed the address further cannot change it back by a way of their own.
      const later = gte(linkTokens.createdAt, link.createdAt);
      const others = ne(linkTokens.tokenHash, link.tokenHash);
      await db.delete(linkTokens).where(and(eq(linkTokens.usersId, usersId), later, others));
      const mail = emailRestoredMail(services.publicUrl);
      await addMail(db, services.now(), { recipient: replaced, usersId, ...mail });
      return earlier;
    });
    services.mailAdded();
    return { email };
  }),
];
