import { formatDate, formatPrice } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Which invoice, and whose. */
export type Said = {
  readonly number: string;
  readonly bookingId: number | null;
  readonly role: 'candidate' | 'client' | 'operator';
};

type Words = { readonly subject: string; readonly heading: string; readonly paragraphs: string[] };

function write(publicUrl: string, { bookingId, role }: Said, words: Words): Mail {
  const path =
    bookingId === null
      ? role === 'client'
        ? paths.bookings
        : paths.account
      : pathTo(paths.booking, { id: bookingId });
  return writeLetter(publicUrl, {
    ...words,
    action: { label: 'Zu Ihren Rechnungen', url: `${publicUrl}${path}` },
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}

/** Confirms a payment, whole or in part. */
export function paymentMail(publicUrl: string, said: Said, cents: number, left: number): Mail {
  return write(publicUrl, said, {
    subject: `Ihre Zahlung zur Rechnung ${said.number}`,
    heading: 'Ihre Zahlung ist angekommen',
    paragraphs: [
      `vielen Dank. Wir haben ${formatPrice(cents)} zur Rechnung ${said.number} bekommen.`,
      left > 0
        ? `Offen sind noch ${formatPrice(left)}. Bitte überweisen Sie den Rest mit derselben Rechnungsnummer.`
        : 'Die Rechnung ist damit bezahlt. Sie brauchen nichts weiter zu tun.',
    ],
  });
}

/** Tells that money goes back, and on which way. */
export function refundMail(
  publicUrl: string,
  said: Said,
  cents: number,
  way: 'transfer' | 'provider',
): Mail {
  return write(publicUrl, said, {
    subject: `Erstattung zur Rechnung ${said.number}`,
    heading: 'Sie bekommen Geld zurück',
    paragraphs: [
      `wir erstatten Ihnen ${formatPrice(cents)} zur Rechnung ${said.number}.`,
      way === 'transfer'
        ? 'Das Geld kommt als Überweisung auf das Konto, von dem Sie bezahlt haben.'
        : 'Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben. Das dauert meist fünf bis zehn Werktage.',
    ],
  });
}

type Reminder = {
  /** The first, second or third. */
  readonly step: number;
  readonly cents: number;
  /** When it is to be paid, in milliseconds. */
  readonly until: number;
  readonly bank: string | null;
};

/** Reminds of an invoice that is due; each step is firmer, and none costs anything. */
export function reminderMail(
  publicUrl: string,
  said: Said,
  { step, cents, until, bank }: Reminder,
): Mail {
  const heading = step === 1 ? 'Zahlungserinnerung' : `${step - 1}. Mahnung`;
  const open = `${formatPrice(cents)} zur Rechnung ${said.number}`;
  const first = `sicher ist es nur untergegangen: ${open} sind noch offen.`;
  const again = `trotz unserer Erinnerung sind ${open} noch offen.`;
  const last =
    'Das ist unsere letzte Mahnung. Danach prüfen wir, ob wir einen Anwalt oder ein Inkassobüro einschalten. Das kostet dann mehr.';
  return write(publicUrl, said, {
    subject: `${heading} zur Rechnung ${said.number}`,
    heading,
    paragraphs: [
      step === 1 ? first : again,
      `Bitte überweisen Sie den Betrag bis zum ${formatDate(until)} mit der Rechnungsnummer als Verwendungszweck.${bank ? ` Unser Konto: ${bank}.` : ''}`,
      ...(step >= 3 ? [last] : []),
      'Wenn Sie schon bezahlt haben, betrachten Sie diese E-Mail bitte als erledigt. Wenn etwas nicht stimmt, schreiben Sie uns.',
    ],
  });
}

/** Tells that an invoice was replaced by a corrected one. */
export function correctionMail(publicUrl: string, said: Said, next: string): Mail {
  return write(publicUrl, said, {
    subject: `Berichtigte Rechnung ${next}`,
    heading: 'Ihre Rechnung ist berichtigt',
    paragraphs: [
      `die Rechnung ${said.number} haben wir storniert und durch die Rechnung ${next} ersetzt. Der Betrag ist gleich geblieben.`,
      'Was Sie schon bezahlt haben, zählt für die neue Rechnung. Sie finden beide bei Ihren Rechnungen.',
    ],
  });
}

/** Tells that the rest of an invoice is not asked for any more. */
export function writeOffMail(publicUrl: string, said: Said, cents: number): Mail {
  return write(publicUrl, said, {
    subject: `Zur Rechnung ${said.number}`,
    heading: 'Ihre Rechnung ist erledigt',
    paragraphs: [
      `von der Rechnung ${said.number} waren noch ${formatPrice(cents)} offen. Diesen Betrag fordern wir nicht mehr. Sie brauchen nichts zu überweisen.`,
    ],
  });
}
