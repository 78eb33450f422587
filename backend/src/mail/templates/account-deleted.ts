import { formatDate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/**
 * Warns that an account will be deleted because nobody has used it (account-50).
 * @param lastDay the day before the deletion
 */
export function dormantMail(
  publicUrl: string,
  {
    months,
    lastDay,
    token,
  }: { readonly months: number; readonly lastDay: Date; readonly token: string },
): Mail {
  const day = formatDate(lastDay.getTime());
  return writeLetter(publicUrl, {
    subject: `Möchten Sie Ihr Konto behalten? Sonst löschen wir es nach dem ${day}`,
    heading: 'Möchten Sie Ihr Konto behalten?',
    paragraphs: [
      `Sie haben sich seit mehr als ${months} Monaten nicht angemeldet. Was niemand mehr braucht, bewahren wir nicht auf: Nach dem ${day} löschen wir Ihr Konto mit Profil, Nachrichten und Suchen.`,
      'Möchten Sie es behalten? Dann genügt ein Klick, Sie brauchen sich nicht anzumelden.',
      'Brauchen Sie es nicht mehr, müssen Sie nichts tun.',
    ],
    action: {
      label: 'Konto behalten',
      url: `${publicUrl}${paths.accountKeeping}?token=${token}`,
    },
    other: { label: 'Anmelden', url: `${publicUrl}${paths.login}` },
  });
}

/** The last mail to an account that nobody has used (account-50). */
export function dormantDeletedMail(publicUrl: string, now: Date): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ihr Konto ist gelöscht',
    heading: 'Ihr Konto ist gelöscht',
    paragraphs: [
      `Sie haben sich lange nicht angemeldet. Wie in zwei E-Mails angekündigt, haben wir Ihr Konto am ${formatDate(now.getTime())} gelöscht: Profil, Nachrichten, Suchen und alles Weitere. Das lässt sich nicht zurückholen.`,
      'Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
      'Sie können sich jederzeit neu anmelden.',
    ],
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}

/**
 * The last mail to an account: it is deleted.
 * @param planEnded a paid plan ended with it (decision 37)
 */
export function accountDeletedMail(publicUrl: string, now: Date, planEnded: boolean): Mail {
  const plan =
    'Damit ist auch Ihre silver+-Mitgliedschaft beendet, auch wenn ihre Mindestlaufzeit noch lief. Es folgt keine Zahlung mehr. Was für den laufenden Monat bezahlt ist, erstatten wir nicht.';
  return writeLetter(publicUrl, {
    subject: 'Ihr Konto ist gelöscht',
    heading: 'Ihr Konto ist gelöscht',
    paragraphs: [
      `wie gewünscht haben wir Ihr Konto am ${formatDate(now.getTime())} gelöscht: Profil, Nachrichten, Suchen und alles Weitere. Das lässt sich nicht zurückholen.`,
      ...(planEnded ? [plan] : []),
      'Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
      'Sie können sich jederzeit neu anmelden.',
    ],
    closing: [
      'Haben Sie Ihr Konto nicht selbst gelöscht, schreiben Sie uns bitte gleich über die Seite „Kontakt“.',
    ],
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}
