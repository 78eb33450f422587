import { useApi, useRenewableMutation } from '@silverjobs/api';
import { fetchJobPage, jobListQuery } from '@silverjobs/api/job-demand';
import type { JobListFilter } from '@silverjobs/api/job-filter';
import { uniqueJobPages } from '@silverjobs/api/job-pages';
import type { JobDemandLean } from '@silverjobs/contract';
import { JOB_POOL_PAGE_SIZE } from '@silverjobs/contract/constants';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type GroupStarts, recordGroupStarts } from './group-starts.ts';
import {
  type PageRows,
  pageOfRow,
  recordLoadedRows,
  rowsBefore,
  windowMove,
} from './list-window.ts';

export type JobListResult = UseInfiniteQueryResult<InfiniteData<JobDemandLean[]>>;

/** The rows of a list of which only those around the reader are in memory. */
export interface JobRows {
  /** Number of rows that were ever loaded. */
  reached: number;
  /** Rows of each page that was ever loaded, to be kept for the way back. */
  pageRows: PageRows;
  /** Where the groups begin, to be kept as well. */
  groupStarts: GroupStarts;
  /** The job of a row; undefined while it is not in memory. */
  jobAt: (row: number) => JobDemandLean | undefined;
  /** Whether what is loaded ends with the last row reached. */
  atEnd: boolean;
  /** Rows one has come back to could not be loaded. */
  failed: boolean;
  retry: () => void;
}

/** Rows on the screen, -1 before any is, and whether they are being scrolled. */
export interface DrawnRows {
  first: number;
  last: number;
  scrolling: boolean;
}

/**
 * Keeps the pages around the reader loaded (jobs-5): scrolling back loads pages that were dropped,
 * a jump along the scroll bar asks for the page at its end only.
 * @param kept what was known of pages and groups when the reader left
 */
export function useJobRows(
  list: JobListResult,
  filter: JobListFilter,
  drawn: DrawnRows,
  kept: Pick<JobRows, 'pageRows' | 'groupStarts'>,
): JobRows {
  const api = useApi();
  const queries = useQueryClient();
  const { data, isFetching, fetchNextPage, fetchPreviousPage } = list;
  const pages = useMemo(() => uniqueJobPages(data?.pages ?? []), [data]);
  const firstPage = Math.floor(Number(data?.pageParams[0] ?? 0) / JOB_POOL_PAGE_SIZE);

  const [known, setKnown] = useState(kept.pageRows);
  const pageRows = recordLoadedRows(known, { firstPage, rows: pages.map(({ length }) => length) });
  if (pageRows !== known) setKnown(pageRows);

  const start = rowsBefore(pageRows, firstPage);
  const jobs = useMemo(() => pages.flat(), [pages]);
  const [knownStarts, setKnownStarts] = useState(kept.groupStarts);
  const groupStarts = recordGroupStarts(knownStarts, jobs, start);
  if (groupStarts !== knownStarts) setKnownStarts(groupStarts);
  const end = start + jobs.length;
  const reached = rowsBefore(pageRows, pageRows.length);

  const { mutate, isPending, isError, reset } = useRenewableMutation({
    mutationFn: async (page: number) => {
      const offset = page * JOB_POOL_PAGE_SIZE;
      const jobs = await fetchJobPage(api, queries, filter, offset);
      queries.setQueryData(jobListQuery(api, filter).queryKey, {
        pages: [jobs],
        pageParams: [offset],
      });
    },
  });

  const { first, last, scrolling } = drawn;
  const move = last < 0 ? null : windowMove({ drawn, loaded: { start, end }, reached });
  const failed =
    isError || list.isFetchPreviousPageError || (list.isFetchNextPageError && end < reached);
  const target = pageOfRow(pageRows, Math.max(0, first));
  useEffect(() => {
    if (move === null || isFetching || isPending || failed) return;
    if (move === 'next') void fetchNextPage();
    if (move === 'previous') void fetchPreviousPage();
    if (move === 'jump' && !scrolling) mutate(target);
  }, [
    move,
    isFetching,
    isPending,
    failed,
    scrolling,
    target,
    fetchNextPage,
    fetchPreviousPage,
    mutate,
  ]);

  return {
    reached,
    pageRows,
    groupStarts,
    jobAt: useCallback((row) => jobs[row - start], [jobs, start]),
    atEnd: end === reached,
    failed,
    retry: () => {
      reset();
      if (move === 'jump') mutate(target);
      else if (move === 'previous') void fetchPreviousPage();
      else void fetchNextPage();
    },
  };
}
