import { randomBytes } from 'node:crypto';

/** A number for a contract that nobody can guess: it proves a declaration (silverplus-43). */
export function createContractNumber(): string {
  return `SP-${randomBytes(5).toString('hex').toUpperCase()}`;
}

/** Whether a text names a contract, however the number is written in it. */
export function namesContract(text: string | null, number: string): boolean {
  const signs = (written: string) => written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return text !== null && signs(text).includes(signs(number));
}

/** Letters and digits of a number in a text, for the look-up; null when there is none. */
export function findContractNumber(text: string | null): string | null {
  const [, signs] =
    /SP([0-9A-F]{10})/.exec((text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')) ?? [];
  return signs ? `SP-${signs}` : null;
}
