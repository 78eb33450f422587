import { useApi } from '@silverjobs/api';
import { customerAccountQuery } from '@silverjobs/api/operator-money';
import type { CustomerAccount } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { pathTo } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Card, EmptyState, Heading, icon, Stack, Text } from '@silverjobs/ui';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Loading } from '../list/Loading.tsx';
import { Table } from '../list/Table.tsx';
import { WithId } from '../list/WithId.tsx';
import * as ownPaths from '../paths.ts';
import { ENTRY_TEXTS } from '../texts/invoice-texts.ts';

/** /operator/users/:id/account: what a customer was charged and has paid (operators-34). */
export function CustomerPage(): ReactNode {
  const { id = '' } = useParams();
  return (
    <SubPage
      title="Kundenkonto"
      wide
      back={{ path: pathTo(ownPaths.user, { id }), label: 'Konto ansehen' }}
    >
      <WithId unknown="Dieses Konto gibt es nicht.">{(known) => <Account id={known} />}</WithId>
    </SubPage>
  );
}

function Account({ id }: { id: number }) {
  const query = useQuery({ ...customerAccountQuery(useApi(), id), refetchOnWindowFocus: false });
  return (
    <Loading
      query={query}
      loading="Das Kundenkonto wird geladen …"
      failed="Das Kundenkonto konnte nicht geladen werden"
    >
      {(account) => <Loaded account={account} />}
    </Loading>
  );
}

function balanceText(cents: number): string {
  if (cents > 0) return `Offen sind ${formatPrice(cents)}.`;
  return cents < 0 ? `Zu erstatten sind ${formatPrice(-cents)}.` : 'Das Konto ist ausgeglichen.';
}

function Loaded({ account }: { account: CustomerAccount }) {
  const { balance_cents: balance, entries, name } = account;
  const email = readableEmail(account.email);
  return (
    <Stack gap={4}>
      <div>
        <Heading level={2}>{name ?? email}</Heading>
        {name && <Text tone="quiet">{email}</Text>}
      </div>
      {entries.length > 0 ? (
        <Movements balance={balance} entries={entries} />
      ) : (
        <Card>
          <EmptyState icon={<ReceiptText {...icon('xl')} />} title="Keine Rechnungen">
            Zu diesem Konto wurde noch nichts berechnet.
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
}

interface MovementsProps {
  balance: number;
  entries: CustomerAccount['entries'];
}

function Movements({ balance, entries }: MovementsProps) {
  return (
    <>
      <Text bold size="lg">
        {balanceText(balance)}
      </Text>
      <Table
        caption="Alle Bewegungen, die neuesten zuerst"
        columns={['Datum', 'Vorgang', 'Rechnung', { label: 'Betrag', numeric: true }]}
        rows={entries.map((entry, index) => ({
          key: String(index),
          cells: [
            formatDate(entry.at),
            ENTRY_TEXTS[entry.text],
            <Link key="invoice" to={pathTo(ownPaths.invoice, { id: entry.invoice_id })}>
              {entry.number}
            </Link>,
            entry.cents === 0 ? '' : formatPrice(entry.cents),
          ],
        }))}
      />
    </>
  );
}
