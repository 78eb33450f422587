import { useApi } from '@silverjobs/api';
import { ordersQuery } from '@silverjobs/api/operator-money';
import type { OperatorOrder } from '@silverjobs/contract';
import { formatPrice } from '@silverjobs/contract/formats';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Badge, Card, Heading, icon, Text } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { OperatorList } from '../list/OperatorList.tsx';
import { when } from '../texts/when.ts';

const STATES: Readonly<
  Record<
    OperatorOrder['state'],
    { text: string; tone: 'success' | 'warning' | 'error' | 'neutral' }
  >
> = {
  open: { text: 'Begonnen', tone: 'neutral' },
  processing: { text: 'Zahlung läuft', tone: 'warning' },
  paid: { text: 'Bezahlt', tone: 'success' },
  failed: { text: 'Zahlung gescheitert', tone: 'error' },
  canceled: { text: 'Abgebrochen', tone: 'neutral' },
  expired: { text: 'Abgelaufen', tone: 'neutral' },
  refunded: { text: 'Widerrufen und erstattet', tone: 'neutral' },
};

/** Orders of the paid plan, the newest first (operators-19). */
export function Orders({ search }: { search: string }): ReactNode {
  return (
    <OperatorList
      list={useInfiniteQuery(ordersQuery(useApi(), search))}
      loading="Bestellungen werden geladen …"
      failed="Die Bestellungen konnten nicht geladen werden"
      empty={{
        icon: <ShoppingCart {...icon('xl')} />,
        title: 'Keine Bestellungen',
        text: search ? 'Zu dieser Suche gibt es keine.' : 'Noch hat niemand bestellt.',
      }}
      keyOf={({ key }) => key}
    >
      {(order) => <OrderRow order={order} />}
    </OperatorList>
  );
}

function OrderRow({ order }: { order: OperatorOrder }) {
  const { product, price_cents: cents, provider, state, paid_at: paidAt } = order;
  const email = readableEmail(order.email);
  const facts = [
    `bestellt ${when(order.created_at)}`,
    paidAt && `bezahlt ${when(paidAt)}`,
    provider === 'test' && 'Testzahlung',
  ];
  return (
    <Card as="article" slim className="operator-row" aria-label={`Bestellung von ${email}`}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {email}
        </Heading>
        <Text>{product}</Text>
        <Text tone="quiet">{facts.filter(Boolean).join(' · ')}</Text>
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      </div>
      <Text bold size="lg">
        {formatPrice(cents)}
      </Text>
    </Card>
  );
}
