import { readDatabaseError } from '../database/database-error.ts';

const ADDRESS = /[^\s@<>"']{1,64}@[^\s@<>"']{1,255}/g;

/**
 * One line for a log: what happened, and nothing of anybody's. Errors of the database repeat
 * messages, addresses and tokens among their parameters; of these only code, constraint and
 * statement are told (operation-5).
 */
export function describeError(error: unknown): string {
  const database = readDatabaseError(error);
  if (database) {
    const { code, constraint, statement } = database;
    const where = [constraint && `constraint ${constraint}`, statement].filter(Boolean).join(': ');
    return `Database error ${code ?? 'without code'}${where && ` (${where})`}`;
  }
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return withoutAddresses(text);
}

/** The text with '…' in place of mail addresses: mail servers repeat them in what they answer. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '…');
}
