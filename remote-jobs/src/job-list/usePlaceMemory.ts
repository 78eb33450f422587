import type { JobFilter } from '@silverjobs/api/job-demand';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StateSnapshot } from 'react-virtuoso';
import { findPlace, keepPlace, type ListPlace } from './list-place.ts';

/** The place in a list that a reader came back to, and a way to keep the present one. */
export interface PlaceMemory {
  returned: ListPlace | null;
  keep: (view: StateSnapshot, loaded: number, jobId: number | null) => void;
}

/** Remembers the place in the list for the way back (POOL-11). */
export function usePlaceMemory(jobFilter: JobFilter, loaded: number): PlaceMemory {
  const queries = useQueryClient();
  const entry = useLocation().key;
  const filter = JSON.stringify(jobFilter);
  const [returned] = useState(() => findPlace(queries, { entry, filter, loaded }));
  const keep = useCallback<PlaceMemory['keep']>(
    (view, rows, jobId) => keepPlace(queries, { entry, filter, loaded: rows, view, jobId }),
    [queries, entry, filter],
  );
  return { returned, keep };
}
