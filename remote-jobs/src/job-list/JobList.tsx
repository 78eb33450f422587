import { useApi } from '@silverjobs/api';
import { jobKeys, jobListQuery } from '@silverjobs/api/job-demand';
import { uniqueJobPages } from '@silverjobs/api/job-pages';
import type { JobDemandLean } from '@silverjobs/contract';
import { GivenText, SkeletonList, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { isQueryable, type SearchFilter, toListFilter } from '../filter/search-filter.ts';
import type { GroupNames } from './GroupHeading.tsx';
import { LoadedJobs } from './LoadedJobs.tsx';
import { UNKNOWN_ERROR } from './load-error.ts';

interface JobListProps {
  filter: SearchFilter;
  /** Number of all jobs for the filter; undefined while unknown. */
  total: number | undefined;
  /** Only the jobs of these points of the map, named as JobFilter does. */
  places?: string;
  /** Names the groups of the list; null where it has none (jobs-91). */
  groups?: GroupNames | null;
  /** Shown when there is no job for the filter. */
  empty: ReactNode;
}

/** The list of jobs for a filter with all its states (jobs-8). */
export function JobList(props: JobListProps): ReactNode {
  const { filter, total, places, groups = null, empty } = props;
  const api = useApi();
  const queries = useQueryClient();
  const jobFilter = useMemo(
    () => ({ ...toListFilter(filter), ...(places && { places }) }),
    [filter, places],
  );
  const list = useInfiniteQuery({ ...jobListQuery(api, jobFilter), enabled: isQueryable(filter) });

  // Numbers above the list fail with it, and come back with it.
  function retry() {
    void list.refetch();
    for (const queryKey of [jobKeys.count, jobKeys.scopes]) {
      void queries.refetchQueries({
        queryKey,
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    }
  }

  if (list.isPending) return <Loading />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure
        title="Fehler beim Laden"
        error={list.error}
        fallback={UNKNOWN_ERROR}
        retrying={list.isFetching}
        onRetry={retry}
      />
    );
  }
  if (isEmpty(list.data)) return empty;
  return (
    <LoadedJobs
      key={JSON.stringify(jobFilter)}
      list={list}
      jobFilter={jobFilter}
      total={total}
      groups={groups}
    />
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
        <GivenText lang="de" plain="Die Stellen werden geladen." given="Lade Kandidaten..." />
      </Text>
      <SkeletonList rows={4} label="Die Stellen werden geladen." />
    </>
  );
}
