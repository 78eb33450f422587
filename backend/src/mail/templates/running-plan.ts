import { formatDate, formatPrice } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

const accountAction = (publicUrl: string) => ({
  label: 'Zu „Mein Konto“',
  url: `${publicUrl}${paths.account}`,
});
const contactLink = (publicUrl: string) => ({
  label: 'Kontakt',
  url: `${publicUrl}${paths.contact}`,
});

/** Tells that the payment of a month has failed, and what follows (silverplus-46). */
export function paymentFailedMail(publicUrl: string, cents: number): Mail {
  return writeLetter(publicUrl, {
    subject: 'Eine Zahlung für silver+ hat nicht geklappt',
    heading: 'Eine Zahlung ist noch offen',
    paragraphs: [
      `die Zahlung von ${formatPrice(cents)} für silver+ konnte nicht abgebucht werden. Häufig ist eine Karte abgelaufen oder ein Konto nicht gedeckt.`,
      'Alle Funktionen von silver+ bleiben zunächst offen. Der Zahlungsdienst versucht es in den nächsten Tagen noch einmal. Sie können auch gleich selbst bezahlen.',
    ],
    action: { label: 'Jetzt bezahlen', url: `${publicUrl}${paths.account}` },
    closing: ['Haben Sie inzwischen bezahlt, ist alles in Ordnung.'],
    links: [contactLink(publicUrl)],
  });
}

/**
 * Tells that a plan is over.
 * @param end its last day, seconds since 1970
 */
export function planEndedMail(publicUrl: string, end: number): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ihre silver+-Mitgliedschaft ist beendet',
    heading: 'Ihre silver+-Mitgliedschaft ist beendet',
    paragraphs: [
      `Ihre silver+-Mitgliedschaft hat am ${formatDate(end)} geendet. Es folgt keine Zahlung mehr.`,
      'Ihr Konto, Ihr Profil und Ihre Nachrichten bleiben kostenlos bestehen.',
    ],
    action: accountAction(publicUrl),
    links: [contactLink(publicUrl)],
  });
}

type MonthInvoice = {
  readonly number: string;
  /** What was taken. */
  readonly cents: number;
  /** The month, in seconds since 1970. */
  readonly from: number;
  readonly to: number;
};

/** Brings the invoice of a month of silver+ (employers-32). */
export function monthInvoiceMail(
  publicUrl: string,
  { number, cents, from, to }: MonthInvoice,
): Mail {
  return writeLetter(publicUrl, {
    subject: `Ihre Rechnung ${number} für silver+`,
    heading: `Ihre Rechnung ${number}`,
    paragraphs: [
      `anbei finden Sie die Rechnung für silver+ vom ${formatDate(from)} bis zum ${formatDate(to)} über ${formatPrice(cents)}. Der Betrag ist bezahlt. Sie brauchen nichts zu überweisen.`,
      'Alle Rechnungen stehen auch unter „Mein Konto“.',
    ],
    action: accountAction(publicUrl),
    links: [contactLink(publicUrl)],
  });
}
