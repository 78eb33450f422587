import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { ignore, singleUse } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

/** A link that signs in without password (LOG-06). */
export function loginLinkMail(publicUrl: string, token: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ihr Link zur Anmeldung',
    heading: 'Ihr Link zur Anmeldung',
    paragraphs: ['mit diesem Link melden Sie sich ohne Passwort an.'],
    action: { label: 'Jetzt anmelden', url: `${publicUrl}${paths.login}?token=${token}` },
    closing: [singleUse, ignore],
  });
}
