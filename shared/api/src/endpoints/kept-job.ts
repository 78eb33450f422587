import { type ApiClient, request } from '@silverjobs/api';
import type { JobDemand, JobDemandLean, KeptJob } from '@silverjobs/contract';
import { JOB_POOL_PAGE_SIZE } from '@silverjobs/contract/constants';
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { noteHiddenRow } from './hidden-rows.ts';
import { jobKeys } from './job-demand.ts';
import type { JobFilter } from './job-filter.ts';

/** What a candidate keeps a job for: to come back to it, or not to see it any more. */
export type KeptKind = 'saved' | 'hidden';

const CALLS = {
  saved: { list: 'GET /saved_job', add: 'POST /saved_job', drop: 'DELETE /saved_job/{id}' },
  hidden: { list: 'GET /hidden_job', add: 'POST /hidden_job', drop: 'DELETE /hidden_job/{id}' },
} as const;

/** Keys of the saved and of the hidden jobs. */
export const keptJobKeys = {
  of: (kind: KeptKind) => ['jobs', kind] as const,
  list: (kind: KeptKind) => ['jobs', kind, 'list'] as const,
  count: (kind: KeptKind) => ['jobs', kind, 'count'] as const,
};

/** Pages of the saved or hidden jobs, 20 each, the one kept last first (ours). */
export function keptJobsQuery(api: ApiClient, kind: KeptKind) {
  return infiniteQueryOptions({
    queryKey: keptJobKeys.list(kind),
    queryFn: ({ pageParam, signal }): Promise<KeptJob[]> =>
      request(api.main, CALLS[kind].list, {
        query: { limit: JOB_POOL_PAGE_SIZE, offset: pageParam },
        signal,
        // Without a mode the answer is the list.
      }).then((answer) => (Array.isArray(answer) ? answer : [])),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < JOB_POOL_PAGE_SIZE ? undefined : nextKeptOffset(pages, kind),
  });
}

/** The server counts only what is still kept; the page also shows what was let go since. */
function nextKeptOffset(pages: readonly (readonly KeptJob[])[], kind: KeptKind): number {
  return pages.flat().filter((job) => (kind === 'saved' ? job._saved : job._hidden)).length;
}

/** Number of the saved or hidden jobs: the response's id (ours). */
export function keptJobCountQuery(api: ApiClient, kind: KeptKind) {
  return queryOptions({
    queryKey: keptJobKeys.count(kind),
    queryFn: ({ signal }) =>
      request(api.main, CALLS[kind].list, { query: { mode: 'count' }, signal }),
    select: ({ id }) => id,
  });
}

/** Saves or hides a job, or lets go of it; lists and numbers are asked for again (ours). */
export function keepJobMutation(api: ApiClient, queries: QueryClient, kind: KeptKind) {
  return mutationOptions({
    mutationFn: ({ id, keep }: { id: number; keep: boolean }) =>
      keep
        ? request(api.main, CALLS[kind].add, { body: { job_demand_id: id } })
        : request(api.main, CALLS[kind].drop, { params: { id } }),
    onSuccess: () => {
      // The rows that are shown stay where they are until the page is opened again.
      for (const each of ['saved', 'hidden'] as const) {
        void queries.invalidateQueries({ queryKey: keptJobKeys.list(each), refetchType: 'none' });
        void queries.invalidateQueries({ queryKey: keptJobKeys.count(each) });
      }
      // What is counted leaves out hidden jobs; saving one shows it again.
      void queries.invalidateQueries({ queryKey: jobKeys.count });
      void queries.invalidateQueries({ queryKey: jobKeys.suggestions });
      void queries.invalidateQueries({ queryKey: jobKeys.map });
    },
  });
}

/** Whether the asking candidate has saved or hidden a job. */
export type JobMarks = Pick<JobDemandLean, '_saved' | '_hidden'>;

/** Writes marks of a job into everything that is cached of it, so that they show at once. */
export function markJob(queries: QueryClient, id: number, marks: Partial<JobMarks>): void {
  if (marks._hidden !== undefined) noteInLists(queries, id, marks._hidden);
  for (const queryKey of [jobKeys.list, keptJobKeys.list('saved'), keptJobKeys.list('hidden')]) {
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

function noteInLists(queries: QueryClient, id: number, hidden: boolean): void {
  const lists = queries.getQueriesData<InfiniteData<JobDemandLean[], number>>({
    queryKey: jobKeys.list,
  });
  for (const [[, , filter], list] of lists) {
    const page = list?.pages.findIndex((jobs) => jobs.some((job) => job.id === id)) ?? -1;
    const offset = list?.pageParams[page];
    if (offset === undefined) continue;
    noteHiddenRow(queries, filter as JobFilter, id, hidden ? offset : null);
  }
}
