import { MESSAGES_PAGE_SIZE } from '@silverjobs/contract/constants';
import { useEffect } from 'react';
import type { ScrollPosition } from './scroll-position.ts';

/** Pages that are loaded again for a return; whoever was further down starts at the top. */
const MAX_PAGES = 10;

interface Loading {
  loaded: number;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onLoadMore: () => void;
}

/** Whether everything is loaded that a return to a place needs. */
function isLoadedUpTo(
  place: Pick<ScrollPosition, 'loaded'> | null,
  { loaded, hasMore, failed }: Pick<Loading, 'loaded' | 'hasMore' | 'failed'>,
): boolean {
  if (!place || place.loaded > MAX_PAGES * MESSAGES_PAGE_SIZE) return true;
  // One may have been counted twice or gone: a page too few is no reason to wait.
  return failed || !hasMore || loaded > place.loaded - MESSAGES_PAGE_SIZE;
}

/**
 * Loads the pages that a return needs, one after the other (messages-4).
 * @param place undefined while it is looked for
 * @returns whether the list can be shown
 */
export function useReloadUpTo(place: ScrollPosition | null | undefined, state: Loading): boolean {
  // Before the place is known the first rows are rendered already, as on the server.
  const ready = place === undefined || isLoadedUpTo(place, state);
  const due = !ready && !state.loading && state.loaded > 0;
  const { onLoadMore } = state;
  useEffect(() => {
    if (due) onLoadMore();
  }, [due, onLoadMore]);
  return ready;
}
