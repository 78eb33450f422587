import { randomInt } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { addAudit } from '../audit/add-audit.ts';
import { hashPassword } from '../auth/passwords.ts';
import { createRecoveryCodes, normalRecoveryCode } from '../auth/second-factor/recovery-codes.ts';
import { type SecretKeys, sealSecret } from '../auth/second-factor/sealed-secret.ts';
import { createTotpSecret } from '../auth/second-factor/totp.ts';
import { hashSecret } from '../auth/secrets.ts';
import { revokeSessions } from '../auth/sessions.ts';
import type { Database } from '../database/database.ts';
import { operatorRecoveryCodes, operators, users } from '../database/schema.ts';

/** Who works on accounts of operators: nobody but the command. */
const COMMAND = 'pnpm operator';
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What an operator needs to sign in; shown once and stored nowhere else. */
export type Enrolment = {
  readonly email: string;
  readonly password: string;
  readonly totpSecret: string;
  readonly recoveryCodes: readonly string[];
};

type Given = Partial<Pick<Enrolment, 'password' | 'totpSecret'>> & {
  /** What the secret is sealed with (operators-25). */
  readonly keys?: SecretKeys | undefined;
};

function createPassword(): string {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** Writes password, secret and recovery codes of an operator, in place of those before. */
async function enrol(
  db: Database,
  { id, email }: { readonly id: number; readonly email: string },
  given: Given,
): Promise<Enrolment> {
  const { password = createPassword(), totpSecret = createTotpSecret(), keys = [] } = given;
  const sealed = sealSecret(keys, id, totpSecret);
  const recoveryCodes = createRecoveryCodes();
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
  await db.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.usersId, id));
  await db.insert(operatorRecoveryCodes).values(
    recoveryCodes.map((code) => ({
      codeHash: hashSecret(normalRecoveryCode(code)),
      usersId: id,
    })),
  );
  return { email, password, totpSecret, recoveryCodes };
}

/** @throws Error when there is no operator with the address */
async function findOperator(db: Database, email: string): Promise<{ id: number; email: string }> {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  if (user?.role !== 'operator') throw new Error(`${email} is no operator.`);
  return user;
}

/**
 * Makes an operator (operators-2).
 * @param given what the demo has the same everywhere
 * @throws Error when the address has an account
 */
export function addOperator(
  database: Database,
  now: Date,
  email: string,
  given: Given & { readonly id?: number } = {},
): Promise<Enrolment> {
  const { id, ...secrets } = given;
  return database.transaction(async (db) => {
    const [user] = await db
      .insert(users)
      .values({ ...(id !== undefined && { id }), email: email.toLowerCase(), role: 'operator' })
      .onConflictDoNothing()
      .returning({ id: users.id, email: users.email });
    if (!user) throw new Error(`${email} has an account already; operators need one of their own.`);
    const entry = { action: 'operator-added', subject: 'operator', subjectId: user.id } as const;
    await addAudit(db, now, COMMAND, entry);
    return enrol(db, user, secrets);
  });
}

/** Gives an operator a new password, secret and codes, and ends the sessions. */
export function resetOperator(
  database: Database,
  now: Date,
  email: string,
  keys: SecretKeys = [],
): Promise<Enrolment> {
  return database.transaction(async (db) => {
    const user = await findOperator(db, email);
    await revokeSessions(db, user.id);
    const entry = { action: 'operator-reset', subject: 'operator', subjectId: user.id } as const;
    await addAudit(db, now, COMMAND, entry);
    return enrol(db, user, { keys });
  });
}

/** Deletes an operator; the audit log keeps what was done. */
export function removeOperator(database: Database, now: Date, email: string): Promise<void> {
  return database.transaction(async (db) => {
    const user = await findOperator(db, email);
    await revokeSessions(db, user.id);
    await db.delete(users).where(eq(users.id, user.id));
    const entry = { action: 'operator-removed', subject: 'operator', subjectId: user.id } as const;
    await addAudit(db, now, COMMAND, entry);
  });
}

/** Addresses of all operators. */
export async function listOperators(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'operator'))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}
