import { type ApiClient, request } from '@silverjobs/api';
import type { JobDemand, JobDemandLean, Outreach } from '@silverjobs/contract';
import {
  JOB_POOL_CACHE_MS,
  JOB_POOL_MAX_PAGES,
  JOB_POOL_PAGE_SIZE,
} from '@silverjobs/contract/constants';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { hiddenBefore } from './hidden-rows.ts';
import type { JobFilter, JobListFilter } from './job-filter.ts';
import { nextJobOffset, previousJobOffset } from './job-pages.ts';
import { endBefore, recordPageEnd } from './page-ends.ts';

/** Keys of everything about jobs. */
export const jobKeys = {
  list: ['jobs', 'list'] as const,
  count: ['jobs', 'count'] as const,
  suggestions: ['jobs', 'suggestions'] as const,
  map: ['jobs', 'map'] as const,
  scopes: ['jobs', 'scopes'] as const,
  detail: (id: number) => ['jobs', 'detail', id] as const,
};

/**
 * One page of the job list, 20 entries (jobs-3), after the last job of the one before (jobs-103).
 * @param at offset of the page in the list as it was loaded
 */
export async function fetchJobPage(
  api: ApiClient,
  queries: QueryClient,
  filter: JobListFilter,
  at: number,
  signal?: AbortSignal,
): Promise<JobDemandLean[]> {
  const offset = at - hiddenBefore(queries, filter, at);
  const after = endBefore(queries, filter, at);
  const page: JobDemandLean[] = await request(api.main, 'GET /job_demand', {
    query: {
      mode: 'lean',
      limit: JOB_POOL_PAGE_SIZE,
      offset,
      ...(after !== undefined && { after }),
      ...filter,
    },
    ...(signal && { signal }),
  });
  recordPageEnd(queries, filter, at, page);
  return page;
}

/**
 * Pages of the job list around the reader, cached for 5 minutes (jobs-4). Pages far away are
 * dropped, so that the memory does not grow with the list.
 */
export function jobListQuery(api: ApiClient, filter: JobListFilter) {
  return infiniteQueryOptions({
    queryKey: [...jobKeys.list, filter],
    queryFn: ({ client, pageParam, signal }) =>
      fetchJobPage(api, client, filter, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (page, _, offset) => nextJobOffset(page, offset),
    getPreviousPageParam: (_, __, offset) => previousJobOffset(offset),
    maxPages: JOB_POOL_MAX_PAGES,
    staleTime: JOB_POOL_CACHE_MS,
    gcTime: JOB_POOL_CACHE_MS,
    // Pages are kept or replaced as a whole; comparing all their jobs would cost frames.
    structuralSharing: false,
  });
}

/** Number of jobs for a filter: the response's id (jobs-1). */
export function jobCountQuery(api: ApiClient, filter: JobFilter) {
  return queryOptions({
    queryKey: [...jobKeys.count, filter],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /job_demand', { query: { mode: 'count', ...filter }, signal }),
    select: ({ id }) => id,
    staleTime: JOB_POOL_CACHE_MS,
  });
}

/** What to try when a filter finds little or nothing, each with its number of jobs (jobs-14). */
export function jobSuggestionsQuery(api: ApiClient, filter: JobFilter) {
  return queryOptions({
    queryKey: [...jobKeys.suggestions, filter],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /job_demand/suggestions', { query: filter, signal }),
    staleTime: JOB_POOL_CACHE_MS,
  });
}

/** Where the jobs of a filter are (jobs-13). */
export function jobMapQuery(api: ApiClient, filter: JobFilter) {
  return queryOptions({
    queryKey: [...jobKeys.map, filter],
    queryFn: ({ signal }) => request(api.main, 'GET /job_demand/map', { query: filter, signal }),
    staleTime: JOB_POOL_CACHE_MS,
  });
}

/** How many jobs of a filter are near her, and fit there (jobs-59). */
export function jobScopesQuery(api: ApiClient, { scope: _, places: __, ...filter }: JobFilter) {
  return queryOptions({
    queryKey: [...jobKeys.scopes, filter],
    queryFn: ({ signal }) => request(api.main, 'GET /job_demand/scopes', { query: filter, signal }),
    staleTime: JOB_POOL_CACHE_MS,
  });
}

/** One job with everything its page shows (jobs-40). */
export function jobQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: jobKeys.detail(id),
    queryFn: ({ signal }): Promise<JobDemand | null> =>
      request(api.main, 'GET /job_demand/{id}', { params: { id }, signal }).then(
        // No body means no job; a query must not answer with undefined.
        (job: JobDemand | '' | null | undefined) => job || null,
      ),
  });
}

/**
 * Writes a new application into everything that is cached, so that card and page say 'Kontaktiert'
 * at once, and asks again for the job's page. Loaded list pages are not asked again one by one.
 */
export function cacheApplication(queries: QueryClient, jobId: number, outreach: Outreach): void {
  queries.setQueriesData<InfiniteData<JobDemandLean[], number>>(
    { queryKey: jobKeys.list },
    (list) => list && { ...list, pages: list.pages.map((page) => page.map(contacted)) },
  );
  queries.setQueryData<JobDemand | null>(jobKeys.detail(jobId), (job) => {
    if (!job) return job;
    const { id, created_at } = outreach;
    return { ...contacted(job), _application_on_job_demand: { id, created_at } };
  });
  void queries.invalidateQueries({ queryKey: jobKeys.detail(jobId) });

  function contacted<T extends JobDemandLean>(job: T): T {
    if (job.id !== jobId) return job;
    return { ...job, _outreaches_to_candidate: [...job._outreaches_to_candidate, outreach] };
  }
}
