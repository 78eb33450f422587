import type { Invoice as InvoiceData } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { Card, DefinitionList, Heading, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';

interface InvoiceProps {
  invoice: InvoiceData;
  /** Of its booking. */
  state: string;
  paid: boolean;
}

/** An invoice with everything that the law asks for (§ 14 UStG), as its PDF says it. */
export function Invoice({ invoice, state, paid }: InvoiceProps): ReactNode {
  const { seller } = invoice;
  const kind = invoice.kind === 'invoice' ? 'Rechnung' : 'Stornorechnung';
  return (
    <Card as="article" className="invoice" aria-label={`${kind} ${invoice.number}`}>
      <Stack gap={6}>
        <div className="invoice__head">
          <address className="invoice__address">
            {invoice.recipient.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </address>
          <address className="invoice__address">
            <b>{seller.name}</b>
            {[...seller.address, seller.tax_id, seller.register, seller.bank].map(
              (line, index) => line && <span key={index}>{line}</span>,
            )}
          </address>
        </div>
        <Heading level={2}>
          {kind} <span className="invoice__number">{invoice.number}</span>
        </Heading>
        <DefinitionList
          columns={2}
          items={[
            ...(invoice.cancels ? [{ term: 'Storno der Rechnung', value: invoice.cancels }] : []),
            { term: 'Rechnungsdatum', value: formatDate(invoice.date) },
            { term: 'Leistungszeitpunkt', value: formatDate(invoice.service_from) },
            { term: 'Stand', value: state },
          ]}
        />
        <Amounts invoice={invoice} />
        <Text>{paid ? 'Sie ist bezahlt. Bitte überweisen Sie nichts mehr.' : invoice.payment}</Text>
      </Stack>
    </Card>
  );
}

function Amounts({ invoice }: { invoice: InvoiceData }) {
  const { lines, net_cents, vat_percent, vat_cents, vat_note, gross_cents } = invoice;
  return (
    <table className="invoice__table">
      <thead>
        <tr>
          <th scope="col">Leistung</th>
          <th scope="col">Betrag</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, cents }, index) => (
          <tr key={index}>
            <th scope="row">{text}</th>
            <td>{formatPrice(cents)}</td>
          </tr>
        ))}
        {lines.length > 1 && (
          <tr>
            <th scope="row">Nettobetrag</th>
            <td>{formatPrice(net_cents)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{vat_note ?? `zuzüglich ${vat_percent} % Umsatzsteuer`}</th>
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
