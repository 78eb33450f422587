import type { JobListFilter } from '@silverjobs/api/job-filter';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  restoredJobPosition,
  type ScrollPosition,
  storeScrollPosition,
} from './scroll-position.ts';

type StoredPosition = Omit<ScrollPosition, 'entry' | 'filter'>;

/** The place in a list that a reader came back to, and a way to keep the present one. */
export interface ScrollMemory {
  returned: ScrollPosition | null;
  store: (place: StoredPosition) => void;
}

/** Remembers the scroll position of the list for the way back (jobs-12). */
export function useScrollMemory(jobFilter: JobListFilter): ScrollMemory {
  const queries = useQueryClient();
  const entry = useLocation().key;
  const filter = JSON.stringify(jobFilter);
  const [returned] = useState(() => restoredJobPosition(queries, { entry, filter }));
  const store = useCallback<ScrollMemory['store']>(
    (place) => storeScrollPosition(queries, { entry, filter, ...place }),
    [queries, entry, filter],
  );
  return { returned, store };
}
