import { createHash } from 'node:crypto';

/** SHA-384 of each file in the form that browsers check. */
export function integrityOf(
  files: readonly { name: string; content: Uint8Array }[],
): Record<string, string> {
  return Object.fromEntries(
    files.map(({ name, content }) => [
      name,
      `sha384-${createHash('sha384').update(content).digest('base64')}`,
    ]),
  );
}
