import type { Booking } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { Card, DefinitionList, Heading, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { stateText } from './booking-texts.ts';

/** An invoice with everything that the law asks for (§ 14 UStG). */
export function Invoice({ booking }: { booking: Booking }): ReactNode {
  return (
    <Card as="article" className="invoice" aria-label={`Rechnung ${booking.number}`}>
      <Stack gap={6}>
        <div className="invoice__head">
          <address className="invoice__address">
            {booking.address.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </address>
          <div className="invoice__seller">
            <b>silverjobs</b>
            <Text tone="quiet">
              Vorführung. Wer diese Anwendung betreibt, nennt hier Anschrift, Umsatzsteuer-Nummer
              und Bankverbindung.
            </Text>
          </div>
        </div>
        <Heading level={2}>Rechnung {booking.number}</Heading>
        <DefinitionList
          columns={2}
          items={[
            { term: 'Rechnungsdatum', value: formatDate(booking.created_at) },
            { term: 'Leistungsdatum', value: formatDate(booking.created_at) },
            { term: 'Stand', value: stateText(booking) },
          ]}
        />
        <Amounts booking={booking} />
        <Text>
          {booking.paid_at === null
            ? `Bitte überweisen Sie ${formatPrice(booking.gross_cents)} bis zum ${formatDate(booking.due_at)} mit der Rechnungsnummer als Verwendungszweck.`
            : 'Vielen Dank, der Betrag ist eingegangen.'}
        </Text>
      </Stack>
    </Card>
  );
}

function Amounts({ booking }: { booking: Booking }) {
  const { title, net_cents, vat_percent, vat_cents, gross_cents } = booking;
  return (
    <table className="invoice__table">
      <thead>
        <tr>
          <th scope="col">Leistung</th>
          <th scope="col">Betrag</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Stellenanzeige „{title}“</th>
          <td>{formatPrice(net_cents)}</td>
        </tr>
        <tr>
          <th scope="row">zuzüglich {vat_percent} % Mehrwertsteuer</th>
          <td>{formatPrice(vat_cents)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Gesamtbetrag</th>
          <td>{formatPrice(gross_cents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
