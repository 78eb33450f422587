import { formatPrice } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

type Said = {
  readonly number: string;
  /** The invoice that is taken back. */
  readonly cancels: string;
  readonly cents: number;
  readonly role: 'candidate' | 'client' | 'operator';
};

/** Announces a cancellation invoice and says where it can be had (employers-40). */
export function cancellationInvoiceMail(
  publicUrl: string,
  { number, cancels, cents, role }: Said,
): Mail {
  const place = role === 'client' ? 'Buchungen' : 'Mein Konto';
  return writeLetter(publicUrl, {
    subject: `Ihre Stornorechnung ${number}`,
    heading: 'Sie haben eine Stornorechnung bekommen',
    paragraphs: [
      `wir haben die Rechnung ${cancels} über ${formatPrice(cents)} storniert. Die Stornorechnung hat die Nummer ${number}.`,
      `Sie finden sie unter „${place}“ und können sie dort als PDF speichern.`,
      ...(cents > 0
        ? ['Was Sie schon bezahlt haben, erhalten Sie auf dem Weg der Zahlung zurück.']
        : []),
    ],
    action: {
      label: `Zu „${place}“`,
      url: `${publicUrl}${role === 'client' ? paths.bookings : paths.account}`,
    },
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}
