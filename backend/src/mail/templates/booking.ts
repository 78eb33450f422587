import { formatDate } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

type Booking = {
  readonly title: string;
  /** Number of the invoice. */
  readonly number: string;
  /** With VAT, for example '58,31 €'. */
  readonly price: string;
  readonly bookingId: number;
  /** An operator looks at it before it is shown. */
  readonly held: boolean;
  readonly dueAt: Date;
  /** Where the money goes; null where the operator names no account. */
  readonly bank: string | null;
};

/** Confirms a booked advertisement to its employer (§ 312i BGB). */
export function bookingMail(publicUrl: string, booking: Booking): Mail {
  const { title, number, price, bookingId, held, dueAt, bank } = booking;
  const heading = held ? 'Ihre Anzeige ist gebucht' : 'Ihre Anzeige ist online';
  const where = held
    ? `Ihre Anzeige „${title}“ steht in der Stellensuche, sobald wir sie gelesen haben. Veröffentlichen wir sie nicht, bezahlen Sie nichts.`
    : `Ihre Anzeige „${title}“ steht ab sofort in der Stellensuche.`;
  return writeLetter(publicUrl, {
    subject: `${heading}: ${title}`,
    heading,
    paragraphs: [
      `vielen Dank für Ihren Auftrag. ${where}`,
      `Sie kostet einmalig ${price} einschließlich Umsatzsteuer. Die Rechnung hat die Nummer ${number} und liegt dieser E-Mail bei.`,
      `Bitte überweisen Sie ${price} bis zum ${formatDate(dueAt.getTime())} mit der Rechnungsnummer als Verwendungszweck.${bank ? ` Unser Konto: ${bank}` : ''}`,
    ],
    action: {
      label: 'Rechnung ansehen',
      url: `${publicUrl}${pathTo(paths.booking, { id: bookingId })}`,
    },
    other: { label: 'Meine Anzeigen', url: `${publicUrl}${paths.jobs}` },
  });
}
