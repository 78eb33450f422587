import { isAddressTaken } from '../../auth/address-taken.ts';
import { addFormerEmail } from '../../auth/email-change/left-email.ts';
import { createLinkToken } from '../../auth/link-tokens/create-link-token.ts';
import { revokeLinkTokens } from '../../auth/link-tokens/revoke-link-tokens.ts';
import { revokeSessions } from '../../auth/sessions/revoke-sessions.ts';
import { and, eq, inArray, isNull, sql } from '../../database/drizzle.ts';
import { candidates, jobSearches, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { addMail } from '../../mail/add-mail.ts';
import { addressCorrectedMail } from '../../mail/templates/address-corrected.ts';
import { loginLinkMail } from '../../mail/templates/login-link.ts';
import { ALERT_NEVER_ID } from '../../searches/alert-frequency.ts';
import { dropWaitingAlerts } from '../../searches/waiting-alerts.ts';
import type { Services } from '../../services.ts';

/** @throws Failure not_found; conflict for operators and blocked accounts */
async function findCaller({ db }: Pick<Services, 'db'>, id: number) {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw new Failure('not_found', { message: 'Dieses Konto gibt es nicht.' });
  if (user.role === 'operator') {
    throw new Failure('conflict', { message: 'Zugänge des Betriebs ändert nur pnpm operator.' });
  }
  return user;
}

/**
 * Mails a user a link to sign in with, to the address of the account: whoever calls in somebody's name
 * gains nothing (operators-37).
 * @throws Failure not_found, conflict
 */
export async function sendSignInLink(services: Services, id: number): Promise<void> {
  const { db, now, publicUrl } = services;
  const user = await findCaller(services, id);
  if (user.blockedAt) {
    throw new Failure('conflict', { message: 'Das Konto ist gesperrt. Niemand meldet sich an.' });
  }
  const link = { usersId: id, purpose: 'magic-link' } as const;
  const { token, expiresAt } = await createLinkToken(db, now(), link);
  const mail = loginLinkMail(publicUrl, token);
  await addMail(db, now(), { recipient: user.email, usersId: id, expiresAt, ...mail });
}

/**
 * Corrects the address of a user whom the operator has made sure of. All sessions and links end, both
 * addresses are told, and the new one is proven by its first link only (operators-37).
 * @throws Failure not_found; conflict when somebody has the address
 */
export async function correctAddress(services: Services, id: number, email: string): Promise<void> {
  const { db, now, publicUrl } = services;
  const user = await findCaller(services, id);
  if (user.email === email) {
    throw new Failure('conflict', { message: 'Diese Adresse hat das Konto schon.' });
  }
  if (await isAddressTaken(services, email, id)) {
    throw new Failure('conflict', { message: 'Diese Adresse gehört zu einem anderen Konto.' });
  }
  await db.update(users).set({ email, mailboxProvenAt: null }).where(eq(users.id, id));
  await addFormerEmail(services, id, user.email);
  await revokeSessions(db, id);
  await revokeLinkTokens(db, id);
  const { token, expiresAt } = await createLinkToken(db, now(), {
    usersId: id,
    purpose: 'magic-link',
  });
  const link = loginLinkMail(publicUrl, token);
  await addMail(db, now(), { recipient: email, usersId: id, expiresAt, ...link });
  const notice = addressCorrectedMail(publicUrl);
  await addMail(db, now(), { recipient: user.email, usersId: id, ...notice });
}

/**
 * Stops the mails of all saved searches of a user, as the link in each of them does; the user can switch
 * them on again (operators-37).
 * @throws Failure not_found
 */
export async function pauseAlerts(services: Services, id: number): Promise<void> {
  const { db } = services;
  await findCaller(services, id);
  const own = db.select({ id: candidates.id }).from(candidates).where(eq(candidates.usersId, id));
  const paused = await db
    .update(jobSearches)
    .set({ alertConfigId: ALERT_NEVER_ID })
    .where(
      and(
        inArray(jobSearches.candidateId, own),
        isNull(jobSearches.deletedAt),
        sql`${jobSearches.alertConfigId} <> ${ALERT_NEVER_ID}`,
      ),
    )
    .returning({ id: jobSearches.id });
  for (const search of paused) await dropWaitingAlerts(db, search.id);
}
