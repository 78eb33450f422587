import { INVOICE_FILTERS } from '@silverjobs/contract/operator';
import { Field, NativeSelect, SegmentedControl } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { SearchForm } from '../users/SearchForm.tsx';
import { BookkeepingExport } from './BookkeepingExport.tsx';
import { Invoices } from './Invoices.tsx';
import { Orders } from './Orders.tsx';

/** Parameters of the address: which list, and what is searched for. */
const LIST = 'liste';
const ORDERS = 'bestellungen';
const SEARCH = 'suche';
const STATE = 'stand';

const STATES = [
  { value: 'open', label: 'Offen' },
  { value: 'overdue', label: 'Überfällig' },
  { value: 'refund_due', label: 'Zu erstatten' },
];

/** /operator/payments: orders and invoices; no data of cards is there (operators-19). */
export function PaymentsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const list = params.get(LIST) === ORDERS ? 'orders' : 'invoices';
  const search = params.get(SEARCH) ?? '';

  const state = INVOICE_FILTERS.find((one) => one === params.get(STATE)) ?? null;

  function show(next: typeof list, text: string, filter: string | null = state) {
    setParams({
      ...(next === 'orders' && { [LIST]: ORDERS }),
      ...(text && { [SEARCH]: text }),
      ...(next === 'invoices' && filter && { [STATE]: filter }),
    });
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
        label={list === 'invoices' ? 'Nummer, Name oder E-Mail-Adresse' : 'E-Mail-Adresse'}
        search={search}
        onSearch={(next) => show(list, next)}
      />
      {list === 'invoices' && (
        <div className="operator-filter">
          <Field label="Stand">
            <NativeSelect
              options={STATES}
              placeholder="Alle"
              value={state ?? ''}
              onChange={({ target }) => show(list, search, target.value)}
            />
          </Field>
        </div>
      )}
      {list === 'invoices' ? (
        <Invoices search={search} state={state} />
      ) : (
        <Orders search={search} />
      )}
      <BookkeepingExport />
    </OperatorPage>
  );
}
