import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keys of 32 bytes: the first one encrypts, all decrypt (operators-25). */
export type SecretKeys = readonly Buffer[];

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const IV_BYTES = 12;

/** A secret as the database holds it; without a key as it is. It opens for this user alone. */
export function sealSecret(keys: SecretKeys, usersId: number, secret: string): string {
  const [key] = keys;
  if (!key) return secret;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(String(usersId)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const parts = [iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [VERSION, ...parts].join('.');
}

function openWith(key: Buffer, usersId: number, parts: readonly Buffer[]): string | null {
  const [iv = Buffer.alloc(0), text = Buffer.alloc(0), tag = Buffer.alloc(0)] = parts;
  try {
    const decipher = createDecipheriv(CIPHER, key, iv)
      .setAAD(Buffer.from(String(usersId)))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    // Another key, or another user's.
    return null;
  }
}

/**
 * A secret that the database holds, and whether it is to be sealed anew: with the first key.
 * @throws Error when no key opens it
 */
export function openSecret(
  keys: SecretKeys,
  usersId: number,
  stored: string,
): { readonly secret: string; readonly isStale: boolean } {
  const [version, ...parts] = stored.split('.');
  // Of the time before there were keys.
  if (version !== VERSION) return { secret: stored, isStale: keys.length > 0 };
  const buffers = parts.map((part) => Buffer.from(part, 'base64url'));
  for (const [index, key] of keys.entries()) {
    const secret = openWith(key, usersId, buffers);
    if (secret !== null) return { secret, isStale: index > 0 };
  }
  throw new Error('No key of SECOND_FACTOR_KEYS opens the secret of an authenticator.');
}
