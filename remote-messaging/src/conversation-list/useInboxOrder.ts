import type { InboxOrder } from '@silverjobs/api/conversation';
import { useShell } from '@silverjobs/shell';
import { useEffect, useState } from 'react';

const KEY = 'messages.order';
const parseOrder = (value: unknown): InboxOrder | null =>
  value === 'newest' || value === 'inbox' ? value : null;

/** How an employer reads the inbox, kept for the next visit (messages-24). */
export function useInboxOrder(): [order: InboxOrder, choose: (order: InboxOrder) => void] {
  const { storage } = useShell();
  const [order, setOrder] = useState<InboxOrder>('inbox');
  // After the first rendering: the server does not know what this browser keeps.
  useEffect(() => {
    const kept = storage.read(KEY, parseOrder);
    if (kept) setOrder(kept);
  }, [storage]);
  return [
    order,
    (chosen) => {
      storage.write(KEY, chosen === 'inbox' ? null : chosen);
      setOrder(chosen);
    },
  ];
}
