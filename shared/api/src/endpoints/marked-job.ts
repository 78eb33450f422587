import { type ApiClient, request } from '@silverjobs/api';
import type { JobDemand, JobDemandLean, MarkedJob } from '@silverjobs/contract';
import { JOB_POOL_PAGE_SIZE } from '@silverjobs/contract/constants';
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { recordHiddenRow } from './hidden-rows.ts';
import { jobKeys } from './job-demand.ts';
import type { JobFilter } from './job-filter.ts';

/** How a candidate marks a job: saved to come back to it, or hidden. */
export type MarkKind = 'saved' | 'hidden';

const CALLS = {
  saved: { list: 'GET /saved_job', add: 'POST /saved_job', drop: 'DELETE /saved_job/{id}' },
  hidden: { list: 'GET /hidden_job', add: 'POST /hidden_job', drop: 'DELETE /hidden_job/{id}' },
} as const;

/** Keys of the saved and of the hidden jobs. */
export const markedJobKeys = {
  of: (kind: MarkKind) => ['jobs', kind] as const,
  list: (kind: MarkKind) => ['jobs', kind, 'list'] as const,
  count: (kind: MarkKind) => ['jobs', kind, 'count'] as const,
};

/** Pages of the saved or hidden jobs, 20 each, the one marked last first (ours). */
export function markedJobsQuery(api: ApiClient, kind: MarkKind) {
  return infiniteQueryOptions({
    queryKey: markedJobKeys.list(kind),
    queryFn: ({ pageParam, signal }): Promise<MarkedJob[]> =>
      request(api.main, CALLS[kind].list, {
        query: { limit: JOB_POOL_PAGE_SIZE, offset: pageParam },
        signal,
        // Without a mode the answer is the list.
      }).then((answer) => (Array.isArray(answer) ? answer : [])),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < JOB_POOL_PAGE_SIZE ? undefined : nextMarkedOffset(pages, kind),
  });
}

/** The server counts only what is still marked; the page also shows what was unmarked since. */
function nextMarkedOffset(pages: readonly (readonly MarkedJob[])[], kind: MarkKind): number {
  return pages.flat().filter((job) => (kind === 'saved' ? job._saved : job._hidden)).length;
}

/** Number of the saved or hidden jobs: the response's id (ours). */
export function markedJobCountQuery(api: ApiClient, kind: MarkKind) {
  return queryOptions({
    queryKey: markedJobKeys.count(kind),
    queryFn: ({ signal }) =>
      request(api.main, CALLS[kind].list, { query: { mode: 'count' }, signal }),
    select: ({ id }) => id,
  });
}

/** Saves or hides a job, or takes that back; lists and numbers are asked for again (ours). */
export function markJobMutation(api: ApiClient, queries: QueryClient, kind: MarkKind) {
  return mutationOptions({
    mutationFn: ({ id, marked }: { id: number; marked: boolean }) =>
      marked
        ? request(api.main, CALLS[kind].add, { body: { job_demand_id: id } })
        : request(api.main, CALLS[kind].drop, { params: { id } }),
    onSuccess: async (_, { id, marked }) => {
      for (const each of ['saved', 'hidden'] as const) {
        const queryKey = markedJobKeys.list(each);
        const lacks = marked && each === kind && !listsJob(queries, kind, id);
        // Whoever opens the list at once reads it before the server knows of this job.
        if (lacks) await queries.cancelQueries({ queryKey });
        // The rows that are shown stay where they are until the page is opened again.
        void queries.invalidateQueries({ queryKey, refetchType: lacks ? 'active' : 'none' });
        void queries.invalidateQueries({ queryKey: markedJobKeys.count(each) });
      }
      // What is counted leaves out hidden jobs; saving one shows it again.
      void queries.invalidateQueries({ queryKey: jobKeys.count });
      void queries.invalidateQueries({ queryKey: jobKeys.suggestions });
      void queries.invalidateQueries({ queryKey: jobKeys.map });
      void queries.invalidateQueries({ queryKey: jobKeys.scopes });
    },
  });
}

function listsJob(queries: QueryClient, kind: MarkKind, id: number): boolean {
  const list = queries.getQueryData<InfiniteData<MarkedJob[]>>(markedJobKeys.list(kind));
  return list?.pages.some((page) => page.some((job) => job.id === id)) ?? false;
}

/** Whether the requesting candidate has saved or hidden a job. */
export type JobMarks = Pick<JobDemandLean, '_saved' | '_hidden'>;

/** Writes marks of a job into everything that is cached of it, so that they show at once. */
export function cacheJobMarks(queries: QueryClient, id: number, marks: Partial<JobMarks>): void {
  if (marks._hidden !== undefined) recordInLists(queries, id, marks._hidden);
  for (const queryKey of [
    jobKeys.list,
    markedJobKeys.list('saved'),
    markedJobKeys.list('hidden'),
  ]) {
    queries.setQueriesData<InfiniteData<JobDemandLean[], number>>(
      { queryKey },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) =>
            page.some((job) => job.id === id)
              ? page.map((job) => (job.id === id ? { ...job, ...marks } : job))
              : page,
          ),
        },
    );
  }
  queries.setQueryData<JobDemand | null>(jobKeys.detail(id), (job) => job && { ...job, ...marks });
}

function recordInLists(queries: QueryClient, id: number, hidden: boolean): void {
  const lists = queries.getQueriesData<InfiniteData<JobDemandLean[], number>>({
    queryKey: jobKeys.list,
  });
  for (const [[, , filter], list] of lists) {
    const page = list?.pages.findIndex((jobs) => jobs.some((job) => job.id === id)) ?? -1;
    const offset = list?.pageParams[page];
    if (offset === undefined) continue;
    recordHiddenRow(queries, filter as JobFilter, id, hidden ? offset : null);
  }
}
