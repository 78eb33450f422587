import { useApi } from '@silverjobs/api';
import { bookingQuery } from '@silverjobs/api/booking';
import type { Booking, Invoice as InvoiceData } from '@silverjobs/contract';
import { Alert, Button, Inline, icon, LoadingText, SkeletonCard } from '@silverjobs/ui';
import { InvoiceDownload } from '@silverjobs/widgets/invoice-download';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../job-lookup/is-not-found.ts';
import { readId } from '../job-lookup/read-id.ts';
import * as ownPaths from '../paths.ts';
import { stateText } from './booking-texts.ts';
import './finances.css';
import { Invoice } from './Invoice.tsx';

const BACK = { path: ownPaths.bookings, label: 'Zurück zu den Buchungen' };

/** /finances/:id: an invoice, to be read, printed and kept as PDF (employers-17). */
export function InvoicePage(): ReactNode {
  const id = readId(useParams().id);
  return (
    <SubPage title="Rechnung" back={BACK}>
      {id === null ? <NoInvoice /> : <Loaded key={id} id={id} />}
    </SubPage>
  );
}

function Loaded({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(bookingQuery(useApi(), id));
  if (!data && !error) return <Loading />;
  if (!data && isNotFound(error)) return <NoInvoice />;
  if (!data) {
    return (
      <LoadFailure
        title="Die Rechnung konnte nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      {documentsOf(data).map((invoice) => (
        <Fragment key={invoice.id}>
          <Invoice
            invoice={invoice}
            state={stateText(data)}
            paid={invoice.kind === 'invoice' && data.paid_at !== null}
          />
          <Inline gap={3} className="sj-no-print" stackOnPhone>
            <InvoiceDownload id={invoice.id} number={invoice.number} variant="primary" />
            <Button icon={<Printer {...icon()} />} onClick={() => window.print()}>
              Drucken
            </Button>
          </Inline>
        </Fragment>
      ))}
    </>
  );
}

/** The invoice of a booking, and what takes it back. */
function documentsOf({ _invoice, _cancellation }: Booking): InvoiceData[] {
  return [_cancellation, _invoice].filter((one) => one !== null);
}

function NoInvoice() {
  return <Alert tone="warning">Diese Rechnung gibt es nicht.</Alert>;
}

function Loading() {
  return (
    <>
      <LoadingText>Die Rechnung wird geladen …</LoadingText>
      <SkeletonCard lines={8} />
    </>
  );
}
