import { formatDate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

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
