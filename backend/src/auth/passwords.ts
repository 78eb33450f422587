import { hash, verify } from '@node-rs/argon2';

let unknownHash: Promise<string> | undefined;

/** Argon2id with the library's parameters (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Compares a password with a stored hash. Without a hash it does the same work and says no, so
 * that the time does not tell whether an address is known.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  unknownHash ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await unknownHash), password);
  return stored !== null && matches;
}
