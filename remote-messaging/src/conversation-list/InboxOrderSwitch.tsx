import type { InboxOrder } from '@silverjobs/api/conversation';
import { SegmentedControl, Text } from '@silverjobs/ui';
import { InboxOrderHint } from '@silverjobs/widgets/promotion';
import type { ReactNode } from 'react';

const ORDERS = [
  { value: 'inbox', label: 'silver+ zuerst' },
  { value: 'newest', label: 'Neueste zuerst' },
] as const;

/** By what an employer's inbox is ordered, said and chosen (messages-21, messages-24). */
export function InboxOrderSwitch(props: {
  order: InboxOrder;
  onChoose: (order: InboxOrder) => void;
}): ReactNode {
  const { order, onChoose } = props;
  return (
    <>
      <SegmentedControl
        label="Reihenfolge der Nachrichten"
        segments={ORDERS}
        value={order}
        onChange={onChoose}
      />
      {order === 'inbox' ? (
        <InboxOrderHint />
      ) : (
        <Text tone="quiet">Die neueste Nachricht steht zuerst, mit und ohne silver+.</Text>
      )}
    </>
  );
}
