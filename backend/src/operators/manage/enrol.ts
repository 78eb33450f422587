import { hashPassword } from '../../auth/passwords.ts';
import { writeRecoveryCodes } from '../../auth/second-factor/recovery-codes.ts';
import { type SecretKeys, sealSecret } from '../../auth/second-factor/sealed-secret.ts';
import { createTotpSecret } from '../../auth/second-factor/totp.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { operators, users } from '../../database/schema.ts';
import { createPassword } from './create-password.ts';

/** What an operator needs to sign in; shown once and stored nowhere else. */
export type Enrolment = {
  readonly email: string;
  readonly password: string;
  readonly totpSecret: string;
  readonly recoveryCodes: readonly string[];
};

/** What is given instead of made anew. */
export type Given = Partial<Pick<Enrolment, 'password' | 'totpSecret'>> & {
  /** What the secret is sealed with (operators-25). */
  readonly keys?: SecretKeys | undefined;
};

/** Writes password, secret and recovery codes of an operator, in place of those before. */
export async function enrol(
  db: Database,
  { id, email }: { readonly id: number; readonly email: string },
  given: Given,
): Promise<Enrolment> {
  const { password = createPassword(), totpSecret = createTotpSecret(), keys = [] } = given;
  const sealed = sealSecret(keys, id, totpSecret);
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, id));
  await db
    .insert(operators)
    .values({ usersId: id, totpSecret: sealed })
    .onConflictDoUpdate({
      target: operators.usersId,
      set: { totpSecret: sealed, lastStep: 0 },
    });
  const recoveryCodes = await writeRecoveryCodes(db, id);
  return { email, password, totpSecret, recoveryCodes };
}
