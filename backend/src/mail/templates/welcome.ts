import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells the owner of an address that there is an account for it now. */
export function welcomeMail(publicUrl: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Willkommen bei silverjobs',
    heading: 'Willkommen bei silverjobs',
    paragraphs: [
      'Ihr Konto ist angelegt. Sie melden sich mit dieser E-Mail-Adresse und Ihrem Passwort an.',
    ],
    action: { label: 'Zu silverjobs', url: `${publicUrl}${paths.login}` },
    other: {
      label: 'Das waren nicht Sie? Schreiben Sie uns, und wir löschen das Konto',
      url: `${publicUrl}${paths.contact}`,
    },
  });
}
