import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 32 random bytes, as text for a header or link. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: whoever reads the database cannot use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
