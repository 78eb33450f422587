import { SegmentedControl } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { SearchForm } from '../users/SearchForm.tsx';
import { Invoices } from './Invoices.tsx';
import { Orders } from './Orders.tsx';

/** Parameters of the address: which list, and what is searched for. */
const LIST = 'liste';
const ORDERS = 'bestellungen';
const SEARCH = 'suche';

/** /operator/payments: orders and invoices; no data of cards is there (operators-19). */
export function PaymentsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const list = params.get(LIST) === ORDERS ? 'orders' : 'invoices';
  const search = params.get(SEARCH) ?? '';

  function show(next: typeof list, text: string) {
    setParams({ ...(next === 'orders' && { [LIST]: ORDERS }), ...(text && { [SEARCH]: text }) });
  }

  return (
    <OperatorPage
      title="Zahlungen und Rechnungen"
      lead="Wie bezahlt wurde, steht beim Zahlungsdienst. Kartendaten gibt es hier nicht."
    >
      <div>
        <SegmentedControl
          label="Welche Liste"
          value={list}
          onChange={(next) => show(next, search)}
          segments={[
            { value: 'invoices', label: 'Rechnungen' },
            { value: 'orders', label: 'Bestellungen' },
          ]}
        />
      </div>
      <SearchForm
        key={`${list} ${search}`}
        label={list === 'invoices' ? 'Nummer oder E-Mail-Adresse' : 'E-Mail-Adresse'}
        search={search}
        onSearch={(next) => show(list, next)}
      />
      {list === 'invoices' ? <Invoices search={search} /> : <Orders search={search} />}
    </OperatorPage>
  );
}
