import type { Database } from '../database/database.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import { sessions, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { mailboxProvenMail } from '../mail/templates/mailbox-proven.ts';
import type { Services } from '../services.ts';
import { createLinkToken } from './link-tokens/create-link-token.ts';
import { removeSignInWays } from './remove-sign-in-ways.ts';
import { hashSecret } from './secrets.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';

/**
 * A link in a mail to the account's address was used: the mailbox is its user's. The first time, whoever
 * registered the address in another browser may have been somebody else: their sessions end, their
 * password counts no more, and a mail says so (access-48).
 * @param db the transaction that uses the link up
 * @returns a token for a new password where the one of the registration has ended, else undefined
 */
export async function proveMailbox(
  { now, publicUrl }: Pick<Services, 'now' | 'publicUrl'>,
  db: Database,
  usersId: number,
  browserKey: string | undefined,
): Promise<string | undefined> {
  const first = and(eq(users.id, usersId), isNull(users.mailboxProvenAt));
  const [user] = await db.update(users).set({ mailboxProvenAt: now() }).where(first).returning({
    email: users.email,
    passwordHash: users.passwordHash,
    registeredBy: users.registeredBy,
  });
  if (!user) return undefined;
  // From here on the account reaches others: what is grave asks for the password again.
  await db.update(sessions).set({ confirmedUntil: null }).where(eq(sessions.usersId, usersId));
  if (browserKey !== undefined && user.registeredBy === hashSecret(browserKey)) return undefined;
  await revokeSessions(db, usersId);
  await removeSignInWays(db, usersId);
  if (user.passwordHash === null) return undefined;
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, usersId));
  await addMail(db, now(), { recipient: user.email, usersId, ...mailboxProvenMail(publicUrl) });
  const { token } = await createLinkToken(db, now(), { usersId, purpose: 'password-reset' });
  return token;
}
