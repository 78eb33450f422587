import { formatDate } from '@silverjobs/contract/formats';
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const today = () => formatDate(Date.now());

/**
 * The day in Germany as dd.MM.yyyy. On the server, and while its HTML is taken over, it is null: no
 * page depends on when it was rendered.
 */
export function useToday(): string | null {
  return useSyncExternalStore(never, today, () => null);
}
