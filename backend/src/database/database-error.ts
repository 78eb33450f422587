import { isNativeError } from 'node:util/types';

/** What may be told of an error of the database: nothing that a row or a parameter holds. */
export type DatabaseError = {
  /** SQLSTATE, or the code of a broken connection such as ECONNREFUSED. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  /** The statement with $1 in place of its parameters. */
  readonly statement: string | undefined;
};

type Raw = Error & {
  readonly code?: unknown;
  readonly severity?: unknown;
  readonly constraint?: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The error and what caused it, outermost first. */
function chain(error: unknown): Raw[] {
  const found: Raw[] = [];
  for (let one = error; isNativeError(one) && found.length < 10; one = one.cause) {
    found.push(one as Raw);
  }
  return found;
}

/** Errors of sockets and what the driver says itself; they carry no SQLSTATE. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Query read timeout)/;
const SOCKET_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The part of an error that comes from the database, without data; null for any other error. */
export function readDatabaseError(error: unknown): DatabaseError | null {
  const errors = chain(error);
  const query = errors.find(({ query: one, params }) => text(one) !== undefined && params);
  const answered = errors.find(({ severity }) => text(severity) !== undefined);
  if (!query && !answered) return null;
  const { code } = answered ?? errors.find((one) => text(one.code) !== undefined) ?? {};
  return {
    code: text(code),
    constraint: text(answered?.constraint),
    statement: text(query?.query),
  };
}

/**
 * SQLSTATEs that a later try may not meet: no connection (08), shutting down (57P), no room or no
 * connection left (53), a statement or a lock that took too long, a transaction given up.
 */
const PASSING = /^(08|53|57P|57014|55P03|25P0[34]|40001|40P01)/;

/** Whether the database cannot answer now, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  return chain(error).some(({ severity, code, message, query }) => {
    const known = text(code);
    if (text(severity) !== undefined) return known !== undefined && PASSING.test(known);
    return query === undefined && (LOST.test(message) || (!!known && SOCKET_CODES.has(known)));
  });
}
