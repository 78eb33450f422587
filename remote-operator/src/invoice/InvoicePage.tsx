import { useApi } from '@silverjobs/api';
import { operatorInvoiceQuery } from '@silverjobs/api/operator-money';
import type { OperatorInvoiceDetail } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { pathTo } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Badge, Card, DefinitionList, LinkButton, Stack, Text, TwoColumn } from '@silverjobs/ui';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActList } from '../list/ActList.tsx';
import { Loading } from '../list/Loading.tsx';
import { WithId } from '../list/WithId.tsx';
import * as ownPaths from '../paths.ts';
import { ENTRY_TEXTS, INVOICE_ACT_TEXTS, INVOICE_STATE_TEXTS } from '../texts/invoice-texts.ts';
import { when } from '../texts/when.ts';

const importDialog = async () => (await import('./ActDialog.tsx')).ActDialog;

/** /operator/invoices/:id: an invoice, what has happened to it, and what can be done (operators-32). */
export function InvoicePage(): ReactNode {
  return (
    <SubPage title="Rechnung ansehen" wide back={{ path: ownPaths.payments, label: 'Zahlungen' }}>
      <WithId unknown="Diese Rechnung gibt es nicht.">{(id) => <Invoice id={id} />}</WithId>
    </SubPage>
  );
}

function Invoice({ id }: { id: number }) {
  // Each reading is recorded: only who opens the page reads (operators-7).
  const query = useQuery({ ...operatorInvoiceQuery(useApi(), id), refetchOnWindowFocus: false });
  return (
    <Loading
      query={query}
      loading="Die Rechnung wird geladen …"
      failed="Die Rechnung konnte nicht geladen werden"
    >
      {(invoice) => <Loaded invoice={invoice} />}
    </Loading>
  );
}

function facts(invoice: OperatorInvoiceDetail) {
  const { gross_cents: gross, open_cents: open, paid_cents: paid, due_at: due } = invoice;
  return [
    { term: 'Datum', value: formatDate(invoice.created_at) },
    { term: 'Anschrift', value: invoice.address.join(', ') },
    {
      term: 'E-Mail-Adresse',
      value: invoice.email === null ? 'Konto gelöscht' : readableEmail(invoice.email),
    },
    { term: 'Wofür', value: invoice.lines.map(({ text }) => text).join(', ') },
    { term: 'Betrag', value: formatPrice(gross) },
    { term: 'Bezahlt', value: formatPrice(paid) },
    { term: 'Offen', value: formatPrice(open) },
    { term: 'Fällig', value: due === null ? null : formatDate(due) },
    { term: 'Storniert durch', value: invoice.canceled_by },
    { term: 'Storniert', value: invoice.cancels },
  ];
}

function Loaded({ invoice }: { invoice: OperatorInvoiceDetail }) {
  const { number, state, movements, users_id: usersId, kind } = invoice;
  const { text, tone } = INVOICE_STATE_TEXTS[state];
  const name = kind === 'invoice' ? 'Rechnung' : 'Stornorechnung';
  return (
    <TwoColumn
      aside={
        <ActList
          acts={invoice.actions}
          labelOf={(act) => INVOICE_ACT_TEXTS[act].label}
          load={importDialog}
          dialog={{ invoice }}
        />
      }
    >
      <Stack gap={6}>
        <Card title={`${name} ${number}`}>
          <Stack gap={4}>
            <div>
              <Badge tone={tone}>{text}</Badge>
            </div>
            <DefinitionList columns={2} items={facts(invoice)} />
            {usersId !== null && (
              <div>
                <LinkButton asChild>
                  <Link to={pathTo(ownPaths.customer, { id: usersId })}>Kundenkonto</Link>
                </LinkButton>
              </div>
            )}
          </Stack>
        </Card>
        <Card title="Was geschehen ist">
          {movements.length === 0 ? (
            <Text tone="quiet">Noch nichts.</Text>
          ) : (
            <Stack as="ol" gap={4} className="operator-plain">
              {movements.map(({ id, kind: what, step, cents, created_at: at, note }) => (
                <li key={id}>
                  <Text bold>
                    {`${step === null ? '' : `${step}. `}${ENTRY_TEXTS[what]}: ${formatPrice(cents)}`}
                  </Text>
                  <Text tone="quiet">{when(at)}</Text>
                  {note && <p className="operator-text">{note}</p>}
                </li>
              ))}
            </Stack>
          )}
        </Card>
      </Stack>
    </TwoColumn>
  );
}
