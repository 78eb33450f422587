import { readDatabaseError } from '../database/database-error.ts';

/** As much of a statement as shows which one it is. */
const STATEMENT_SHOWN = 300;

/** What PostgreSQL itself said, innermost. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/**
 * Why a process could not start, for the person at the terminal: of a failed migration the reason
 * first, then its statement.
 */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, statement } = readDatabaseError(error) ?? {};
  if (statement === undefined) return error.message;
  const shown = statement.trim().slice(0, STATEMENT_SHOWN);
  return `The database refused a statement: ${reasonOf(error)} (${code ?? 'no code'})\n${shown}`;
}
