import type { JobFilter } from '@silverjobs/api/job-filter';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findPlace, keepPlace, type ListPlace } from './list-place.ts';

type KeptPlace = Pick<ListPlace, 'view' | 'pageRows' | 'parts' | 'jobId'>;

/** The place in a list that a reader came back to, and a way to keep the present one. */
export interface PlaceMemory {
  returned: ListPlace | null;
  keep: (place: KeptPlace) => void;
}

/** Remembers the place in the list for the way back (POOL-11). */
export function usePlaceMemory(jobFilter: JobFilter): PlaceMemory {
  const queries = useQueryClient();
  const entry = useLocation().key;
  const filter = JSON.stringify(jobFilter);
  const [returned] = useState(() => findPlace(queries, { entry, filter }));
  const keep = useCallback<PlaceMemory['keep']>(
    (place) => keepPlace(queries, { entry, filter, ...place }),
    [queries, entry, filter],
  );
  return { returned, keep };
}
