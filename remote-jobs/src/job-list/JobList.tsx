import { useApi } from '@silverjobs/api';
import { jobListQuery } from '@silverjobs/api/job-demand';
import { uniqueJobPages } from '@silverjobs/api/job-pages';
import type { JobDemandLean } from '@silverjobs/contract';
import { SkeletonList, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { isQueryable, type SearchFilter, toJobFilter } from '../filter/search-filter.ts';
import { LoadedJobs } from './LoadedJobs.tsx';
import { UNKNOWN_ERROR } from './load-error.ts';

interface JobListProps {
  filter: SearchFilter;
  /** Number of all jobs for the filter; undefined while unknown. */
  total: number | undefined;
  /** Only the jobs of these points of the map, named as JobFilter does. */
  places?: string;
  /** Shown when there is no job for the filter. */
  empty: ReactNode;
}

/** The list of jobs for a filter with all its states (POOL-07). */
export function JobList({ filter, total, places, empty }: JobListProps): ReactNode {
  const api = useApi();
  const jobFilter = useMemo(
    () => ({ ...toJobFilter(filter), ...(places && { places }) }),
    [filter, places],
  );
  const list = useInfiniteQuery({ ...jobListQuery(api, jobFilter), enabled: isQueryable(filter) });

  if (list.isPending) return <Loading />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure
        title="Fehler beim Laden"
        error={list.error}
        fallback={UNKNOWN_ERROR}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (isEmpty(list.data)) return empty;
  return (
    <LoadedJobs key={JSON.stringify(jobFilter)} list={list} jobFilter={jobFilter} total={total} />
  );
}

/** Whether there is no job from the first page on. */
function isEmpty({ pages, pageParams }: InfiniteData<JobDemandLean[]>): boolean {
  return pageParams[0] === 0 && uniqueJobPages(pages).flat().length === 0;
}

function Loading() {
  return (
    <>
      <Text tone="quiet" className="jobs-list__bar">
        Lade Kandidaten...
      </Text>
      <SkeletonList rows={4} label="Lade Kandidaten..." />
    </>
  );
}
