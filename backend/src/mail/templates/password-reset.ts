import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { ignore, singleUse } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

/** A link to set a new password (access-31). */
export function passwordResetMail(publicUrl: string, token: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Neues Passwort festlegen',
    heading: 'Neues Passwort festlegen',
    paragraphs: ['mit diesem Link legen Sie ein neues Passwort fest.'],
    action: {
      label: 'Neues Passwort festlegen',
      url: `${publicUrl}${paths.passwordReset}?token=${token}`,
    },
    closing: [singleUse, `${ignore} Ihr Passwort bleibt dann, wie es ist.`],
  });
}
