import { formatDate, formatPrice, formatTime } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/**
 * Confirms a cancellation (§ 312k BGB).
 * @param end when the plan ends, seconds since 1970
 * @param dueCents what is still taken until then
 */
export function cancellationMail(
  publicUrl: string,
  {
    receivedAt,
    end,
    dueCents,
  }: { readonly receivedAt: Date; readonly end: number; readonly dueCents: number },
): Mail {
  const received = receivedAt.getTime();
  return writeLetter(publicUrl, {
    subject: 'Ihre silver+-Mitgliedschaft ist gekündigt',
    heading: `Ihre Mitgliedschaft endet am ${formatDate(end)}`,
    paragraphs: [
      `wir bestätigen Ihre Kündigung vom ${formatDate(received)} um ${formatTime(received)} Uhr.`,
      `Ihre silver+-Mitgliedschaft endet am ${formatDate(end)}. Bis dahin stehen Ihnen alle Funktionen zur Verfügung. Ihr Konto und Ihr Profil bleiben kostenlos bestehen.`,
      dueCents > 0
        ? `Bis zu diesem Tag buchen wir noch insgesamt ${formatPrice(dueCents)} ab. Danach folgt keine Zahlung mehr.`
        : 'Bis zu diesem Tag und danach folgt keine Zahlung mehr.',
    ],
    action: { label: 'Zu „Mein Konto“', url: `${publicUrl}${paths.account}` },
    closing: [
      'Wenn Sie nicht gekündigt haben, schreiben Sie uns bitte über die Seite „Kontakt“. Wir nehmen die Kündigung dann zurück.',
    ],
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}
