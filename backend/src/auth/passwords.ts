import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedWork } from './bounded-work.ts';

let unknownHash: Promise<string> | undefined;

/**
 * Each takes 19 MiB and a processor for some 20 ms, on the threads that files and names need, too:
 * one processor and one thread of four at least stay for everybody else (operation-21).
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Some seconds of waiting. */
const WAITING = 200;

const inTurn = createBoundedWork({ atOnce: AT_ONCE, waiting: WAITING });

/**
 * Argon2id with the library's parameters (19 MiB, 2 passes).
 * @throws Failure unavailable when too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password));
}

/**
 * Compares a password with a stored hash. Without a hash it does the same work and says no, so
 * that the time does not tell whether an address is known.
 * @param compare tests look on
 * @throws Failure unavailable when too many wait
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  compare = verify,
): Promise<boolean> {
  unknownHash ??= hash('no account has this password');
  const known = stored ?? (await unknownHash);
  const matches = await inTurn(() => compare(known, password));
  return stored !== null && matches;
}
