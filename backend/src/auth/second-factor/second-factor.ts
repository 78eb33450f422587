import { addAudit } from '../../audit/add-audit.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, isNull, lt } from '../../database/drizzle.ts';
import { operatorRecoveryCodes, operators } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { clearAttempts, countAttempt, type Limit } from '../attempts.ts';
import { hashSecret } from '../secrets.ts';
import { normalRecoveryCode } from './recovery-codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { matchingStep } from './totp.ts';

/** Wrong codes for one user, from wherever: who counts here knows the password. */
export const CODES: Limit = { name: 'second-factor', attempts: 5, minutes: 15 };
const DIGITS = /^\d{6}$/;

/** Uses a code of the authenticator up; two requests with the same one: one wins. */
export async function takeTotp(
  services: Pick<Services, 'db' | 'now' | 'secondFactorKeys'>,
  usersId: number,
  code: string,
): Promise<boolean> {
  const { db, now, secondFactorKeys: keys } = services;
  const [row] = await db
    .select({ secret: operators.totpSecret })
    .from(operators)
    .where(eq(operators.usersId, usersId));
  if (!row) return false;
  const { secret, isStale } = openSecret(keys, usersId, row.secret);
  const step = matchingStep(secret, code, now());
  if (step === null) return false;
  const sealed = isStale ? { totpSecret: sealSecret(keys, usersId, secret) } : {};
  const used = await db
    .update(operators)
    .set({ lastStep: step, ...sealed })
    .where(and(eq(operators.usersId, usersId), lt(operators.lastStep, step)))
    .returning({ id: operators.usersId });
  return used.length > 0;
}

async function takeRecoveryCode(
  { db, now }: Services,
  usersId: number,
  code: string,
): Promise<boolean> {
  const used = await db
    .update(operatorRecoveryCodes)
    .set({ usedAt: now() })
    .where(
      and(
        eq(operatorRecoveryCodes.usersId, usersId),
        eq(operatorRecoveryCodes.codeHash, hashSecret(normalRecoveryCode(code))),
        isNull(operatorRecoveryCodes.usedAt),
      ),
    )
    .returning({ usersId: operatorRecoveryCodes.usersId });
  return used.length > 0;
}

/** Whether signing in asks a user for a code: operators always (operators-3), others by choice. */
export async function hasSecondFactor(
  db: Database,
  usersId: number,
  role: string,
): Promise<boolean> {
  if (role === 'operator') return true;
  const own = and(eq(operators.usersId, usersId), eq(operators.isPending, false));
  return (await db.$count(operators, own)) > 0;
}

/**
 * Asks for the second factor of a user whose password or link was right (operators-3, operators-4,
 * access-58).
 * @throws Failure second_factor.required without a code, second_factor.invalid, rate.limited
 */
export async function requireSecondFactor(
  services: Services,
  user: { readonly id: number; readonly email: string; readonly role: string },
  typed: string | undefined,
): Promise<void> {
  const code = typed?.replace(/\s/g, '');
  if (!code) throw new Failure('second_factor.required');
  const attempt = [CODES, String(user.id)] as const;
  await countAttempt(services, ...attempt);
  const isTotp = DIGITS.test(code);
  const valid = isTotp
    ? await takeTotp(services, user.id, code)
    : await takeRecoveryCode(services, user.id, code);
  if (!valid) throw new Failure('second_factor.invalid', { param: 'code' });
  await clearAttempts(services, [attempt]);
  if (user.role !== 'operator') return;
  await addAudit(services.db, services.now(), user.email, {
    action: isTotp ? 'sign-in' : 'sign-in-recovery',
    subject: 'operator',
    subjectId: user.id,
  });
}
