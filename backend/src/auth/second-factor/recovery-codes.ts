import { randomInt } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { operatorRecoveryCodes } from '../../database/schema.ts';
import { hashSecret } from '../secrets.ts';

const CODES = 10;
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 5;

function group(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** New recovery codes, two groups of five signs each: 49 bits, too many to guess. */
function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${group()}-${group()}`);
}

/** Writes new recovery codes of a user in place of those before. @returns them, kept as hashes only */
export async function writeRecoveryCodes(db: Database, usersId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await db.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.usersId, usersId));
  await db
    .insert(operatorRecoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashSecret(normalRecoveryCode(code)), usersId })));
  return codes;
}

/** A recovery code as it is hashed, however it was typed. */
export function normalRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
