import type { JobFilter } from '@silverjobs/api/job-demand';
import type { JobDemandLean } from '@silverjobs/contract';
import { Text } from '@silverjobs/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount } from './format-count.ts';
import { JobListEnd } from './JobListEnd.tsx';
import { shouldLoadMore } from './should-load-more.ts';
import { usePlaceMemory } from './usePlaceMemory.ts';
import { VirtualJobs } from './VirtualJobs.tsx';

interface LoadedJobsProps {
  jobs: JobDemandLean[];
  jobFilter: JobFilter;
  total: number | undefined;
  hasMore: boolean;
  loading: boolean;
  error: unknown;
  onLoadMore: () => void;
}

/** What the page of a job needs for the way back to the list. */
export interface ListOrigin {
  /** Path and query of the list. */
  list: string;
  total: number | undefined;
}

/** A list with rows: its extent, the rows, and its end. */
export function LoadedJobs(props: LoadedJobsProps): ReactNode {
  const { jobs, jobFilter, total, hasMore, loading, error, onLoadMore } = props;
  const place = usePlaceMemory(jobFilter, jobs.length);
  const [lastDrawn, setLastDrawn] = useState(-1);
  const { pathname, search } = useLocation();
  const origin: ListOrigin = { list: `${pathname}${search}`, total };
  const failed = Boolean(error);
  const due = shouldLoadMore({ lastDrawn, loaded: jobs.length, hasMore, loading, failed });

  useEffect(() => {
    if (due) onLoadMore();
  }, [due, onLoadMore]);

  return (
    <>
      <Text tone="quiet" className="jobs-list__bar">
        {extent(jobs.length, total)}
      </Text>
      <VirtualJobs
        jobs={jobs}
        total={total ?? (hasMore ? undefined : jobs.length)}
        place={place}
        linkState={origin}
        onDrawn={setLastDrawn}
      />
      <div className="jobs-list__end">
        <JobListEnd hasMore={hasMore} loading={loading} error={error} onLoadMore={onLoadMore} />
      </div>
    </>
  );
}

function extent(loaded: number, total: number | undefined): string {
  if (loaded === 1 && (total === undefined || total <= 1)) return '1 Stelle';
  const range = `1 bis ${formatCount(loaded)}`;
  return total === undefined
    ? range
    : `${range} von ${formatCount(Math.max(total, loaded))} Stellen`;
}
