import { createHash } from 'node:crypto';

/** Hash of a file in the form that browsers check; SHA-256, as in the bundles. */
export function hashOf(content: Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/**
 * Whether a file is the one with this hash.
 * @param hash SHA-256; SHA-384 in releases of before November 2026
 */
export function matchesHash(content: Uint8Array, hash: string): boolean {
  return hashOf(content, hash.startsWith('sha384-') ? 'sha384' : 'sha256') === hash;
}

/** The hash of each file. */
export function integrityOf(
  files: readonly { name: string; content: Uint8Array }[],
): Record<string, string> {
  return Object.fromEntries(files.map(({ name, content }) => [name, hashOf(content)]));
}
