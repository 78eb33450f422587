import { jobKeys } from '@silverjobs/api/job-demand';
import type { JobDemandLean } from '@silverjobs/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** What a cached list already knows of a job, to show while its page is loading. */
export function useListedJob(id: number): JobDemandLean | undefined {
  const queries = useQueryClient();
  return useMemo(() => {
    const lists = queries.getQueriesData<InfiniteData<JobDemandLean[]>>({ queryKey: jobKeys.list });
    return lists.flatMap(([, list]) => list?.pages.flat() ?? []).find((job) => job.id === id);
  }, [queries, id]);
}
