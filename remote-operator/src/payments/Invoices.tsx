import { useApi } from '@silverjobs/api';
import { allInvoicesQuery } from '@silverjobs/api/operator-money';
import type { INVOICE_FILTERS, OperatorInvoice } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { pathTo } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Badge, Card, Heading, icon, LinkButton, Text, VisuallyHidden } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OperatorList } from '../list/OperatorList.tsx';
import * as ownPaths from '../paths.ts';
import { INVOICE_STATE_TEXTS } from '../texts/invoice-texts.ts';

interface InvoicesProps {
  search: string;
  state: (typeof INVOICE_FILTERS)[number] | null;
}

/** Invoices of everybody, the newest first (operators-19). */
export function Invoices({ search, state }: InvoicesProps): ReactNode {
  return (
    <OperatorList
      list={useInfiniteQuery(allInvoicesQuery(useApi(), search, state))}
      loading="Rechnungen werden geladen …"
      failed="Die Rechnungen konnten nicht geladen werden"
      empty={{
        icon: <ReceiptText {...icon('xl')} />,
        title: 'Keine Rechnungen',
        text: search || state ? 'Zu dieser Suche gibt es keine.' : 'Noch ist keine geschrieben.',
      }}
      keyOf={({ id }) => id}
    >
      {(invoice) => <InvoiceRow invoice={invoice} />}
    </OperatorList>
  );
}

function InvoiceRow({ invoice }: { invoice: OperatorInvoice }) {
  const { id, number, kind, recipient, email, gross_cents: cents, open_cents: open } = invoice;
  const { text, tone } = INVOICE_STATE_TEXTS[invoice.state];
  const due = open > 0 && invoice.due_at !== null && `fällig ${formatDate(invoice.due_at)}`;
  const reminders = invoice.reminders > 0 && `${invoice.reminders}-mal erinnert`;
  const name = kind === 'invoice' ? 'Rechnung' : 'Stornorechnung';
  return (
    <Card as="article" slim className="operator-row" aria-label={`${name} ${number}`}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {name} {number}
        </Heading>
        <Text tone="quiet">
          {[
            formatDate(invoice.created_at),
            recipient,
            email === null ? 'Konto gelöscht' : readableEmail(email),
            due,
            reminders,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <div>
        <Text bold size="lg">
          {formatPrice(cents)}
        </Text>
        {open > 0 && open < cents && <Text tone="quiet">offen {formatPrice(open)}</Text>}
      </div>
      <LinkButton asChild>
        <Link to={pathTo(ownPaths.invoice, { id })}>
          Öffnen<VisuallyHidden> {number}</VisuallyHidden>
        </Link>
      </LinkButton>
    </Card>
  );
}
