import { useApi } from '@silverjobs/api';
import { allInvoicesQuery } from '@silverjobs/api/operator';
import type { OperatorInvoice } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { Card, Heading, icon, Text } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { OperatorList } from '../list/OperatorList.tsx';

/** Invoices of everybody, the newest first (operators-19). */
export function Invoices({ search }: { search: string }): ReactNode {
  return (
    <OperatorList
      list={useInfiniteQuery(allInvoicesQuery(useApi(), search))}
      loading="Rechnungen werden geladen …"
      failed="Die Rechnungen konnten nicht geladen werden"
      empty={{
        icon: <ReceiptText {...icon('xl')} />,
        title: 'Keine Rechnungen',
        text: search ? 'Zu dieser Suche gibt es keine.' : 'Noch ist keine geschrieben.',
      }}
      keyOf={({ id }) => id}
    >
      {(invoice) => <InvoiceRow invoice={invoice} />}
    </OperatorList>
  );
}

function InvoiceRow({ invoice }: { invoice: OperatorInvoice }) {
  const { number, kind, recipient, email, gross_cents: cents, payment } = invoice;
  const name = kind === 'invoice' ? 'Rechnung' : 'Stornorechnung';
  return (
    <Card as="article" slim className="operator-row" aria-label={`${name} ${number}`}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {name} {number}
        </Heading>
        <Text tone="quiet">
          {[formatDate(invoice.created_at), recipient, email ?? 'Konto gelöscht'].join(' · ')}
        </Text>
        <Text>{payment}</Text>
      </div>
      <Text bold size="lg">
        {formatPrice(cents)}
      </Text>
    </Card>
  );
}
