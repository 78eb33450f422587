import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StateSnapshot } from 'react-virtuoso';

/** Where a reader was in a list, and the link that was followed. */
interface PagedScrollMemory {
  /** Entry of the history that showed the list. */
  entry: string;
  view: StateSnapshot;
  href: string;
}

// Beside the cached lists: both last 5 minutes, and leave with the user.
const placeKey = ['jobs', 'paged-place'] as const;

/** Remembers the place in a paged list for the way back (jobs-12). */
export function usePagedScrollMemory() {
  const queries = useQueryClient();
  const entry = useLocation().key;
  const [returned] = useState(() => {
    const place = queries.getQueryData<PagedScrollMemory>(placeKey);
    return place?.entry === entry ? place : null;
  });
  const store = useCallback(
    (place: Omit<PagedScrollMemory, 'entry'>) =>
      queries.setQueryData<PagedScrollMemory>(placeKey, { entry, ...place }),
    [queries, entry],
  );
  return { returned, store };
}
