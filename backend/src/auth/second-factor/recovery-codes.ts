import { randomInt } from 'node:crypto';

const CODES = 10;
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 5;

function group(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** New recovery codes, two groups of five signs each: 49 bits, too many to guess. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${group()}-${group()}`);
}

/** A recovery code as it is hashed, however it was typed. */
export function normalRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
