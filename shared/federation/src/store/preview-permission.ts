import { z } from 'zod';
import { type Keyring, openSealed, sealText } from './envelope.ts';

const permission = z.strictObject({ releases: z.string(), expires: z.int() });

/**
 * Makes the permission to see builds in production until a time (delivery-7).
 * @param releases as in the address: `jobs:0a1b2c3d4e5f,messaging:…`
 * @param expires in milliseconds since 1970
 * @throws when there is no private key
 */
export function permitPreview(releases: string, expires: number, keyring: Keyring): string {
  const text = JSON.stringify({ releases, expires } satisfies z.infer<typeof permission>);
  return Buffer.from(sealText(text, keyring, 'preview')).toString('base64url');
}

/**
 * Whether a permission is signed by a known key, for exactly these builds, and not over.
 * @param now in milliseconds since 1970
 */
export function isPreviewPermitted(
  releases: string,
  text: string | null,
  keyring: Keyring,
  now: number,
): boolean {
  try {
    const envelope = Buffer.from(text ?? '', 'base64url').toString('utf8');
    const given = permission.parse(JSON.parse(openSealed(envelope, keyring, 'preview')));
    return given.releases === releases && given.expires > now;
  } catch {
    return false;
  }
}
