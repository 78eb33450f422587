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

/** Tells that an upgrade was withdrawn and the plan before it counts again (silverplus-45). */
export function upgradeWithdrawalMail(
  publicUrl: string,
  now: Date,
  { months, termEnd, cancelAt }: { months: number; termEnd: number; cancelAt: number | null },
): Mail {
  const end =
    cancelAt === null
      ? `Seine Mindestlaufzeit geht wie zuvor bis zum ${formatDate(termEnd)}.`
      : `Er ist wie zuvor gekündigt und endet am ${formatDate(cancelAt)}.`;
  return writeLetter(publicUrl, {
    subject: 'Ihr Wechsel des Tarifs ist widerrufen',
    heading: 'Ihr bisheriger Tarif gilt wieder',
    paragraphs: [
      `Ihr Widerruf vom ${formatDate(now.getTime())} ist ausgeführt. Statt des neuen Tarifs gilt wieder Ihr Tarif mit ${months} Monaten Mindestlaufzeit. ${end}`,
      'Alles, was Sie für den neuen Tarif bezahlt haben, bekommen Sie spätestens innerhalb von 14 Tagen auf demselben Weg zurück. Das Guthaben aus dem bisherigen Tarif entfällt, denn dessen bezahlter Monat läuft weiter.',
    ],
    action: { label: 'Zu „Mein Konto“', url: `${publicUrl}${paths.account}` },
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
