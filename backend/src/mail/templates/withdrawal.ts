import { formatDate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells that a withdrawal was carried out. */
export function withdrawalMail(publicUrl: string, now: Date): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ihr Vertrag über silver+ ist widerrufen',
    heading: 'Ihr Vertrag über silver+ ist beendet',
    paragraphs: [
      `Ihr Widerruf ist ausgeführt. Ihre silver+-Mitgliedschaft hat am ${formatDate(now.getTime())} geendet. Ihr Konto und Ihr Profil bleiben kostenlos bestehen.`,
      'Alles, was Sie für diesen Vertrag bezahlt haben, bekommen Sie innerhalb von 14 Tagen zurück. Es kommt auf dem Weg, auf dem Sie bezahlt haben.',
    ],
    action: { label: 'Zu silverjobs', url: `${publicUrl}${paths.start}` },
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}

/** Tells that the time for a withdrawal is over, and what can be done instead. */
export function lateWithdrawalMail(publicUrl: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Zu Ihrem Widerruf von silver+',
    heading: 'Die Frist für den Widerruf ist abgelaufen',
    paragraphs: [
      'der Vertrag über Ihre silver+-Mitgliedschaft ist älter als 14 Tage. Er läuft deshalb weiter. Wir sehen uns Ihren Widerruf trotzdem an und melden uns, wenn wir etwas für Sie tun können.',
      'Sie können die Mitgliedschaft jederzeit kündigen. Sie endet dann mit der Mindestlaufzeit, danach mit dem laufenden Vertragsmonat.',
    ],
    action: { label: 'Vertrag kündigen', url: `${publicUrl}${paths.contractCancellation}` },
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}
