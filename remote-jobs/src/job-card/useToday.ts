import { formatDate } from '@silverjobs/contract/formats';
import { useShell } from '@silverjobs/shell';
import { useCallback, useSyncExternalStore } from 'react';

const never = () => () => {};
const today = () => formatDate(Date.now());

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * The day in Germany as dd.MM.yyyy. On the server, and while its HTML is hydrated, it is the day that
 * the document server has named (delivery-54), null where it has named none.
 */
export function useToday(): string | null {
  const { drawn } = useShell();
  const drawnDay = useCallback(() => drawn?.read('today', asText) ?? null, [drawn]);
  return useSyncExternalStore(never, today, drawnDay);
}
