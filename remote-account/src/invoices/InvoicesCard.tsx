import { useApi } from '@silverjobs/api';
import { invoicesQuery } from '@silverjobs/api/invoice';
import type { Invoice } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { Button, Card, Inline, Stack, Text } from '@silverjobs/ui';
import { InvoiceDownload } from '@silverjobs/widgets/invoice-download';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** The invoices of silver+, each as a PDF; nothing for whoever has never paid (employers-32). */
export function InvoicesCard(): ReactNode {
  const list = useInfiniteQuery(invoicesQuery(useApi()));
  if (list.isPending) return null;
  if (list.isError && !list.data) {
    return (
      <LoadFailure
        title="Ihre Rechnungen konnten nicht geladen werden"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const invoices = list.data.pages.flat();
  if (invoices.length === 0) return null;
  return (
    <Card as="section" title="Ihre Rechnungen">
      <Stack gap={4}>
        <Stack as="ul" gap={4}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <Row invoice={invoice} />
            </li>
          ))}
        </Stack>
        {list.hasNextPage && (
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Weitere laden
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const { id, kind, number, date, gross_cents, lines } = invoice;
  return (
    <Inline gap={3} align="center" stackOnPhone>
      <div>
        <Text bold>
          {kind === 'invoice' ? 'Rechnung' : 'Stornorechnung'} {number}
        </Text>
        <Text tone="quiet">
          {formatDate(date)} · {lines[0]?.text} · {formatPrice(gross_cents)}
        </Text>
      </div>
      <InvoiceDownload id={id} number={number} />
    </Inline>
  );
}
