import { useApi } from '@silverjobs/api';
import { bookingQuery } from '@silverjobs/api/booking';
import { Alert, Button, icon, SkeletonCard } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../job-lookup/is-not-found.ts';
import { readId } from '../job-lookup/read-id.ts';
import * as ownPaths from '../paths.ts';
import './finances.css';
import { Invoice } from './Invoice.tsx';

const BACK = { path: ownPaths.bookings, label: 'Zurück zu Buchungen' };

/** /finances/:id: an invoice, to be read, printed and kept as PDF (EMP-04). */
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
  if (!data && !error) return <SkeletonCard lines={8} />;
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
      <Invoice booking={data} />
      <div className="sj-no-print">
        <Button variant="primary" icon={<Printer {...icon()} />} onClick={() => window.print()}>
          Drucken oder als PDF speichern
        </Button>
      </div>
    </>
  );
}

function NoInvoice() {
  return <Alert tone="warning">Diese Rechnung gibt es nicht.</Alert>;
}
