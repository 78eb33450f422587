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
};

/** Confirms a booked advertisement to its employer (§ 312i BGB). */
export function bookingMail(publicUrl: string, booking: Booking): Mail {
  const { title, number, price, bookingId } = booking;
  return writeLetter(publicUrl, {
    subject: `Ihre Anzeige ist online: ${title}`,
    heading: 'Ihre Anzeige ist online',
    paragraphs: [
      `vielen Dank für Ihren Auftrag. Ihre Anzeige „${title}“ steht ab sofort in der Stellensuche.`,
      `Sie kostet einmalig ${price} einschließlich Umsatzsteuer. Die Rechnung hat die Nummer ${number}.`,
    ],
    action: {
      label: 'Rechnung ansehen',
      url: `${publicUrl}${pathTo(paths.booking, { id: bookingId })}`,
    },
    other: { label: 'Meine Anzeigen', url: `${publicUrl}${paths.jobs}` },
  });
}
