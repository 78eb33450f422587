import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { email as emailRule } from '@silverjobs/contract/forms/rules';
import { isProduction, readVariables } from '@silverjobs/contract/variables';
import type { SecretKeys } from '../../src/auth/second-factor/sealed-secret.ts';
import { enrolmentUri, stepAt, totpCode } from '../../src/auth/second-factor/totp.ts';
import { backendVariables } from '../../src/config/variables.ts';
import type { Database } from '../../src/database/database.ts';
import { openPglite } from '../../src/database/open-pglite.ts';
import { openPostgresql } from '../../src/database/open-postgresql.ts';
import { addOperator } from '../../src/operators/manage/add-operator.ts';
import type { Enrolment } from '../../src/operators/manage/enrol.ts';
import { listOperators } from '../../src/operators/manage/list-operators.ts';
import { removeOperator } from '../../src/operators/manage/remove-operator.ts';
import { resetOperator } from '../../src/operators/manage/reset-operator.ts';

const USAGE = `pnpm operator add <email>      makes an operator; prints password, second factor and recovery codes once
pnpm operator reset <email>    new ones in place of the old, ends the sessions
pnpm operator remove <email>   deletes the operator
pnpm operator list             addresses of all operators
pnpm operator code <secret>    the code that an authenticator with this secret shows now`;

const usual = fileURLToPath(new URL('../../../.data/db', import.meta.url));
const place = backendVariables.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  SECOND_FACTOR_KEYS: true,
});

/** The code of now, for whoever has no authenticator at hand: the demo, a test. */
function codeNow(secret: string | undefined): string {
  if (!secret || !/^[A-Z2-7]{16,}$/.test(secret)) throw new Error(USAGE);
  return totpCode(secret, stepAt(new Date()));
}

/** What the operator is given, on paper or by a safe way. */
function describe({ email, password, totpSecret, recoveryCodes }: Enrolment): string {
  return `Operator        ${email}
Password        ${password}
Authenticator   ${totpSecret}
                ${enrolmentUri(totpSecret, email)}
Recovery codes  ${recoveryCodes.join('  ')}

This is shown once. The authenticator takes the text or the address (as a QR code).`;
}

/**
 * Does one task of `pnpm operator`; gives what to print (operators-2).
 * @throws Error that says what is wrong
 */
export async function manageOperators(
  db: Database,
  args: readonly string[],
  keys: SecretKeys = [],
): Promise<string> {
  const [task, given] = args;
  if (task === 'list') return (await listOperators(db)).join('\n') || 'There is no operator.';
  const email = emailRule().safeParse(given);
  if (!email.success) throw new Error(USAGE);
  const now = new Date();
  if (task === 'add') return describe(await addOperator(db, now, email.data, { keys }));
  if (task === 'reset') return describe(await resetOperator(db, now, email.data, keys));
  if (task !== 'remove') throw new Error(USAGE);
  await removeOperator(db, now, email.data);
  return `${email.data} is no operator any more.`;
}

/** Runs `pnpm operator` on the database that DATABASE_URL or DATA_DIR name. */
export async function runOperator(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  try {
    if (positionals[0] === 'code') return console.log(codeNow(positionals[1]));
    const config = readVariables(place, process.env, backendVariables.shape);
    const { DATABASE_URL, DATA_DIR = usual, SECOND_FACTOR_KEYS: keys } = config;
    if (isProduction(process.env) && !keys) throw new Error('SECOND_FACTOR_KEYS is missing.');
    const database = DATABASE_URL
      ? await openPostgresql(DATABASE_URL, 1)
      : await openPglite(DATA_DIR);
    try {
      console.log(await manageOperators(database.db, positionals, keys));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
