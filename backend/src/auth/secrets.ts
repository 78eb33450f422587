import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 32 random bytes, as text for a header or link. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: whoever reads the database cannot use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** How the tokens of helpers' sessions begin (account-70). */
export const HELPER_TOKEN_START = 'sjh_';

/**
 * What is stored of a session's token. Those of helpers are hashed in another way, so that code of before,
 * which knows no helpers, takes none of them for the candidate's own.
 */
export function hashSessionToken(token: string): string {
  return hashSecret(token.startsWith(HELPER_TOKEN_START) ? `helper:${token}` : token);
}
