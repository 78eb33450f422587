import { type BodyOf, readPostCode } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, gt, isNotNull } from '../database/drizzle.ts';
import { postAccounts, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { Services } from '../services.ts';
import { refuseCommonPassword } from './common-password/refuse-common-password.ts';
import { revokeLinkTokens } from './link-tokens/revoke-link-tokens.ts';
import { countPasswordAttempts } from './password-attempts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { hasSecondFactor } from './second-factor/second-factor.ts';
import { createSession } from './sessions/create-session.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';
import { signInAddresses } from './sign-in-addresses.ts';

const WRONG =
  'Diese Nummer und dieser Code passen nicht zusammen, oder der Code gilt nicht mehr. Bitte prüfen Sie beide. Einen neuen Brief schicken wir Ihnen, wenn Sie uns anrufen.';

async function findCode(db: Database, now: Date, email: string) {
  const [row] = await db
    .select({ usersId: users.id, codeHash: postAccounts.codeHash })
    .from(postAccounts)
    .innerJoin(users, eq(users.id, postAccounts.usersId))
    .where(
      and(
        eq(users.email, email),
        isNotNull(postAccounts.codeHash),
        gt(postAccounts.codeEndsAt, now),
      ),
    );
  return row;
}

/** Whose code it is. Each way costs the same, so that time does not tell whether a number is known. */
async function findOwner(services: Services, emails: readonly string[], code: string) {
  for (const email of emails) {
    const found = await findCode(services.db, services.now(), email);
    const matches = await verifyPassword(found?.codeHash ?? null, code);
    if (found && matches) return { ...found, email };
  }
  throw new Failure('login.invalid', { message: WRONG });
}

/**
 * Uses a code from a letter up for a password of her own: who has it has shown that the postal address is
 * hers. All sessions end, as with any new password (access-59). A password that is refused leaves the
 * code as it is.
 */
async function redeem(
  services: Services,
  { number, code, password }: BodyOf<'POST /auth/post-code'>,
  network: string,
): Promise<{ authToken: string | null }> {
  const emails = await signInAddresses(services.db, number);
  const succeed = await countPasswordAttempts(services, emails, network);
  const { usersId, codeHash, email } = await findOwner(services, emails, readPostCode(code));
  refuseCommonPassword(password, email);
  const passwordHash = await hashPassword(password);
  await services.db.transaction(async (db) => {
    const [used] = await db
      .update(postAccounts)
      .set({ codeHash: null, codeEndsAt: null })
      .where(and(eq(postAccounts.usersId, usersId), eq(postAccounts.codeHash, codeHash ?? '')))
      .returning({ usersId: postAccounts.usersId });
    if (!used) throw new Failure('login.invalid', { message: WRONG });
    await db
      .update(users)
      .set({ passwordHash, mailboxProvenAt: services.now() })
      .where(eq(users.id, usersId));
    await revokeSessions(db, usersId);
    await revokeLinkTokens(db, usersId);
  });
  await succeed(email);
  // Who has chosen a second factor signs in with both (access-58).
  if (await hasSecondFactor(services.db, usersId, 'user')) return { authToken: null };
  return { authToken: await createSession(services, usersId, { network }) };
}

export const letterCodeCalls = [
  implement('POST /auth/post-code', ({ body, network }, services) =>
    redeem(services, body, network),
  ),
];
