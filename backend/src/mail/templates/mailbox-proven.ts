import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells whoever has proven a mailbox that the password from before counts no more (access-48). */
export function mailboxProvenMail(publicUrl: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Bitte legen Sie ein neues Passwort fest',
    heading: 'Bitte legen Sie ein neues Passwort fest',
    paragraphs: [
      'Sie haben gerade zum ersten Mal einen Link aus einer E-Mail von uns benutzt. Jetzt wissen wir, dass die Adresse Ihnen gehört.',
      'Registriert wurde sie vorher mit einem anderen Gerät oder Browser, vielleicht von Ihnen selbst. Zu Ihrer Sicherheit gilt das Passwort von damals nicht mehr. Ihre Daten sind unverändert.',
    ],
    action: { label: 'Neues Passwort festlegen', url: `${publicUrl}${paths.passwordReset}` },
    closing: ['Mit einem Anmeldelink kommen Sie auch ohne Passwort hinein.'],
  });
}
