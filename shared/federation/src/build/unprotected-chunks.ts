import { hashOf } from '../store/integrity.ts';
import type { ReleaseFile } from '../store/release-store.ts';

/**
 * Scripts and styles of a build that a browser would execute unchecked. A document or the loader
 * gives the first files their hashes; the hash of every other one must stand in a first script,
 * from where the bundler's runtime sets it. The bundler has been known to leave some out.
 * @param first files that somebody else gives a hash
 */
export function unprotectedChunks(files: ReleaseFile[], first: string[]): string[] {
  const runtime = files
    .filter(({ name }) => first.includes(name) && name.endsWith('.js'))
    .map(({ content }) => new TextDecoder().decode(content));
  return files
    .filter(({ name }) => /\.(js|css)$/.test(name) && !first.includes(name))
    .filter(({ content }) => !runtime.some((text) => text.includes(hashOf(content))))
    .map(({ name }) => name);
}

/**
 * Ends a build whose chunks are not all protected.
 * @throws with the names of those that are not
 */
export function requireProtectedChunks(...parts: Parameters<typeof unprotectedChunks>): void {
  const names = unprotectedChunks(...parts);
  if (names.length > 0) {
    throw new Error(`The bundle does not know the hashes of these files: ${names.join(', ')}`);
  }
}
