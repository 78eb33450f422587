import type { JobFilter } from '@silverjobs/api/job-filter';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Camera } from './camera.ts';
import type { ClusterContent } from './clusters.ts';

/** What the reader did to the map. */
export interface MapState {
  /** Where it looks; null: at all jobs. */
  camera: Camera | null;
  /** The cluster whose jobs are listed. */
  chosen: ClusterContent | null;
}

const UNTOUCHED: MapState = { camera: null, chosen: null };

/** The state of the map for a filter; kept while the application runs, for the way back (jobs-12). */
export function useStoredMap(jobFilter: JobFilter) {
  const queries = useQueryClient();
  const key = ['jobs', 'map-state', jobFilter];
  const [state, setState] = useState(() => queries.getQueryData<MapState>(key) ?? UNTOUCHED);
  const name = JSON.stringify(key);
  const change = useCallback(
    (part: Partial<MapState>) =>
      setState((before) => {
        const next = { ...before, ...part };
        queries.setQueryData(JSON.parse(name), next);
        return next;
      }),
    [queries, name],
  );
  return [state, change] as const;
}
