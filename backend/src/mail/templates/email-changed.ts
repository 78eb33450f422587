import { EMAIL_RESTORE_DAYS } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells the mailbox that was left, with the way back (account-38). */
export function emailChangedMail(publicUrl: string, token: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'für Ihr Konto bei silverjobs gilt jetzt eine andere E-Mail-Adresse. Wenn Sie das waren, brauchen Sie nichts zu tun.',
      `Waren Sie das nicht? Dann holen Sie sich Ihr Konto hier zurück. Das geht ${EMAIL_RESTORE_DAYS} Tage lang.`,
    ],
    action: {
      label: 'Das war ich nicht',
      url: `${publicUrl}${paths.emailRestore}?token=${token}`,
    },
    closing: [
      'Dann gilt wieder diese Adresse, alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest.',
    ],
  });
}

/** Tells the address that was taken back. */
export function emailRestoredMail(publicUrl: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Die Änderung Ihrer E-Mail-Adresse ist aufgehoben',
    heading: 'Die Änderung Ihrer E-Mail-Adresse ist aufgehoben',
    paragraphs: [
      'für das Konto bei silverjobs gilt wieder die frühere E-Mail-Adresse. Alle Geräte wurden abgemeldet.',
      'Waren Sie das nicht? Dann schreiben Sie uns bitte.',
    ],
    action: { label: 'Uns schreiben', url: `${publicUrl}${paths.contact}` },
    closing: [],
  });
}
