import type { Mail } from '../mail.ts';
import { ignore, singleUse } from '../phrases.ts';
import { signInAddress } from '../sign-in-address.ts';
import { writeLetter } from '../write-letter.ts';

/**
 * A link that signs in without password (access-31).
 * @param from page to lead to
 */
export function loginLinkMail(publicUrl: string, token: string, from?: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ihr Link zur Anmeldung',
    heading: 'Ihr Link zur Anmeldung',
    paragraphs: ['mit diesem Link melden Sie sich ohne Passwort an.'],
    action: { label: 'Jetzt anmelden', url: signInAddress(publicUrl, token, from) },
    closing: [singleUse, ignore],
  });
}
