import type { Communication } from '@silverjobs/contract';
import { useRef } from 'react';
import { steadyOrder } from './steady-order.ts';

/**
 * Keeps the order of what one reads: only whoever is at the top of the list sees the newest
 * conversation come to the front (MSG-10).
 */
export function useSteadyOrder(conversations: Communication[], atTop: boolean): Communication[] {
  const shown = useRef<number[]>([]);
  const rows = atTop ? conversations : steadyOrder(shown.current, conversations);
  shown.current = rows.map(({ id }) => id);
  return rows;
}
