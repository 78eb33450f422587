import { createHash, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { TeamKey } from '../registry/registry.ts';
import { openSealed, readPublicKey, sealText } from '../store/envelope.ts';

const signed = z.strictObject({
  method: z.string(),
  path: z.string(),
  /** SHA-256 of the body. */
  digest: z.string(),
  /** In milliseconds since 1970. */
  at: z.int(),
});

/** A request as its key has signed it. */
export type SignedRequest = z.infer<typeof signed>;

/** How much older or newer than our clock a request may be. */
export const MAX_AGE_MS = 60_000;

/** SHA-256 of a request's body. */
export function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64');
}

/** The token of one request: the key signs it and never leaves who has it. */
export function signRequest(request: SignedRequest, privateKey: KeyObject): string {
  const keyring = { privateKey, publicKeys: new Map() };
  const text = sealText(JSON.stringify(signed.parse(request)), keyring, 'request');
  return Buffer.from(text).toString('base64url');
}

/**
 * Who has signed a request.
 * @param now in milliseconds since 1970
 * @returns null when nobody of these keys has, or for another request, or too long ago
 */
export function openRequest(
  token: string,
  { method, path }: { method: string; path: string },
  keys: readonly TeamKey[],
  now: number,
): { key: TeamKey; digest: string } | null {
  const text = Buffer.from(token, 'base64url').toString('utf8');
  for (const key of keys) {
    const request = signedBy(key, text);
    if (!request) continue;
    const fits = request.method === method && request.path === path;
    const recent = Math.abs(now - request.at) <= MAX_AGE_MS;
    return fits && recent ? { key, digest: request.digest } : null;
  }
  return null;
}

function signedBy({ id, publicKey }: TeamKey, text: string): SignedRequest | null {
  try {
    const keyring = { publicKeys: new Map([[id, readPublicKey(publicKey)]]) };
    return signed.parse(JSON.parse(openSealed(text, keyring, 'request')));
  } catch {
    return null;
  }
}
