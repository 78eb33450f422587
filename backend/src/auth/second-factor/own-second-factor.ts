import type { Database } from '../../database/database.ts';
import { and, eq, isNull } from '../../database/drizzle.ts';
import { operatorRecoveryCodes, operators } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import { addMail } from '../../mail/add-mail.ts';
import { secondFactorMail } from '../../mail/templates/sign-in-ways.ts';
import type { Services } from '../../services.ts';
import { countAttempt } from '../attempts.ts';
import { writeRecoveryCodes } from './recovery-codes.ts';
import { sealSecret } from './sealed-secret.ts';
import { CODES, takeTotp } from './second-factor.ts';
import { createTotpSecret, enrolmentUri } from './totp.ts';

const ALREADY = 'Die Anmeldung mit Code ist schon eingeschaltet.';

const running = (usersId: number) =>
  and(eq(operators.usersId, usersId), eq(operators.isPending, false));

/** Since when signing in asks a user for a code, and how many recovery codes are left. */
export async function loadSecondFactor(db: Database, usersId: number) {
  const [row] = await db
    .select({ since: operators.createdAt })
    .from(operators)
    .where(running(usersId));
  const unused = and(
    eq(operatorRecoveryCodes.usersId, usersId),
    isNull(operatorRecoveryCodes.usedAt),
  );
  return {
    second_factor_since: row?.since.getTime() ?? null,
    recovery_codes_left: row ? await db.$count(operatorRecoveryCodes, unused) : 0,
  };
}

/**
 * A new secret for the app of a user; it counts for nothing before a code of it was given (access-58).
 * @throws Failure conflict where one counts already
 */
export async function setUpSecondFactor(
  { db, secondFactorKeys, brand }: Services,
  { usersId, email }: Requester,
): Promise<{ secret: string; uri: string }> {
  const secret = createTotpSecret();
  const values = {
    totpSecret: sealSecret(secondFactorKeys, usersId, secret),
    lastStep: 0,
    isPending: true,
  };
  const [kept] = await db
    .insert(operators)
    .values({ usersId, ...values })
    .onConflictDoUpdate({
      target: operators.usersId,
      set: values,
      setWhere: eq(operators.isPending, true),
    })
    .returning({ usersId: operators.usersId });
  if (!kept) throw new Failure('conflict', { message: ALREADY });
  return { secret, uri: enrolmentUri(secret, email, brand) };
}

/**
 * Asks for a code from here on, once one was right. Other sessions go on: they have begun before.
 * @returns recovery codes, shown this once
 * @throws Failure second_factor.invalid, conflict, rate.limited
 */
export async function startSecondFactor(
  services: Services,
  { usersId, email }: Requester,
  typed: string,
): Promise<string[]> {
  // Not within the transaction: it would forget a try that fails.
  await countAttempt(services, CODES, `setup ${usersId}`);
  const code = typed.replace(/\s/g, '');
  const codes = await services.db.transaction(async (db) => {
    if (!(await takeTotp({ ...services, db }, usersId, code))) {
      throw new Failure('second_factor.invalid', { param: 'code' });
    }
    const [started] = await db
      .update(operators)
      .set({ isPending: false, createdAt: services.now() })
      .where(and(eq(operators.usersId, usersId), eq(operators.isPending, true)))
      .returning({ usersId: operators.usersId });
    if (!started) throw new Failure('conflict', { message: ALREADY });
    const mail = secondFactorMail(services.publicUrl, 'on');
    await addMail(db, services.now(), { recipient: email, usersId, ...mail });
    return writeRecoveryCodes(db, usersId);
  });
  services.workAdded();
  return codes;
}

/** Asks a user for no code any more, and says so by mail. */
export async function endSecondFactor(
  services: Services,
  { usersId, email }: Requester,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const ended = await db
      .delete(operators)
      .where(eq(operators.usersId, usersId))
      .returning({ isPending: operators.isPending });
    await db.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.usersId, usersId));
    if (ended.length === 0 || ended[0]?.isPending) return;
    const mail = secondFactorMail(services.publicUrl, 'off');
    await addMail(db, services.now(), { recipient: email, usersId, ...mail });
  });
  services.workAdded();
}
