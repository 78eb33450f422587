import type { Conversation } from '@silverjobs/contract';
import { useRef } from 'react';
import { stableOrder } from './stable-order.ts';

/**
 * Keeps the order of what one reads: only whoever is at the top of the list sees the newest
 * conversation come to the front (messages-15).
 */
export function useStableOrder(conversations: Conversation[], atTop: boolean): Conversation[] {
  const shown = useRef<number[]>([]);
  const rows = atTop ? conversations : stableOrder(shown.current, conversations);
  shown.current = rows.map(({ id }) => id);
  return rows;
}
