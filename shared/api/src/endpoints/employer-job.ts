import { type ApiClient, request } from '@silverjobs/api';
import type {
  EditedJob,
  EmployerJob,
  EmployerJobInput,
  JobStatus,
  NewJobInput,
} from '@silverjobs/contract';
import { type EMPLOYER_JOB_ORDERS, JOB_POOL_PAGE_SIZE } from '@silverjobs/contract/constants';
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { jobKeys } from './job-demand.ts';
import { nextOffset } from './next-offset.ts';

/** What the own jobs are narrowed to and ordered by; all of them, the newest first, without. */
export interface JobsAsked {
  status?: JobStatus;
  words?: string;
  order?: (typeof EMPLOYER_JOB_ORDERS)[number];
}

/** Keys of everything about the employer's jobs. */
export const employerJobKeys = {
  all: ['own-jobs'] as const,
  lists: ['own-jobs', 'list'] as const,
  list: (asked: JobsAsked) => ['own-jobs', 'list', asked] as const,
  count: (asked: JobsAsked) => ['own-jobs', 'count', asked] as const,
  figures: (id: number) => ['own-jobs', 'figures', id] as const,
  edited: (id: number) => ['own-jobs', 'edited', id] as const,
};

/** Pages of the employer's jobs, 20 each (ours). */
export function employerJobsQuery(api: ApiClient, asked: JobsAsked = {}) {
  return infiniteQueryOptions({
    queryKey: employerJobKeys.list(asked),
    queryFn: ({ pageParam, signal }): Promise<EmployerJob[]> =>
      request(api.main, 'GET /job_demand/own', {
        query: { limit: JOB_POOL_PAGE_SIZE, offset: pageParam, ...asked },
        signal,
        // Without a mode the answer is the list.
      }).then((answer) => (Array.isArray(answer) ? answer : [])),
    initialPageParam: 0,
    getNextPageParam: nextOffset(JOB_POOL_PAGE_SIZE),
  });
}

/** Number of the employer's jobs, of all or of some (ours). */
export function employerJobCountQuery(api: ApiClient, { order: _, ...asked }: JobsAsked = {}) {
  return queryOptions({
    queryKey: employerJobKeys.count(asked),
    queryFn: ({ signal }) =>
      request(api.main, 'GET /job_demand/own', {
        query: { mode: 'count', ...asked },
        signal,
      }),
    select: ({ id }) => id,
  });
}

/** A job of the employer as it is edited (ours). */
export function editedJobQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: employerJobKeys.edited(id),
    queryFn: ({ signal }) =>
      request(api.main, 'GET /job_demand/{id}/own', { params: { id }, signal }),
  });
}

/** Numbers of a job of the employer (ours). */
export function jobFiguresQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: employerJobKeys.figures(id),
    queryFn: ({ signal }) =>
      request(api.main, 'GET /job_demand/{id}/figures', { params: { id }, signal }),
  });
}

/** All applications for a job of the employer as a file (ours). */
export function jobApplicationsFileMutation(api: ApiClient, id: number) {
  return mutationOptions({
    mutationFn: (format: 'pdf' | 'csv') =>
      request(api.main, 'GET /job_demand/{id}/applications_file', {
        params: { id },
        query: { format },
      }),
  });
}

function cacheJob(queries: QueryClient, job: EditedJob): void {
  queries.setQueryData<EditedJob>(employerJobKeys.edited(job.id), job);
  void queries.invalidateQueries({ queryKey: employerJobKeys.all });
  void queries.invalidateQueries({ queryKey: jobKeys.detail(job.id) });
  void queries.invalidateQueries({ queryKey: jobKeys.list });
  void queries.invalidateQueries({ queryKey: ['bookings'] });
}

/** A job to post, or the changes of an own one. */
export type SavedJob = { id: null; input: NewJobInput } | { id: number; input: EmployerJobInput };

/** Posts a job or changes an own one (ours). */
export function saveJobMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, input }: SavedJob) =>
      id === null
        ? request(api.main, 'POST /job_demand', { body: input })
        : request(api.main, 'PUT /job_demand/{id}', { params: { id }, body: input }),
    onSuccess: (job) => cacheJob(queries, job),
  });
}

/** The row stays where it is, also in a list of one state: nothing jumps under the reader. */
function cacheRow(queries: QueryClient, changed: EmployerJob): void {
  queries.setQueriesData<InfiniteData<EmployerJob[], number>>(
    { queryKey: employerJobKeys.lists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => page.map((job) => (job.id === changed.id ? changed : job))),
      },
  );
  void queries.invalidateQueries({ queryKey: employerJobKeys.lists, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: ['own-jobs', 'count'] });
  void queries.invalidateQueries({ queryKey: jobKeys.detail(changed.id) });
  void queries.invalidateQueries({ queryKey: jobKeys.list });
}

/** Lets a job of the employer run longer (ours). */
export function prolongJobMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) =>
      request(api.main, 'POST /job_demand/{id}/prolong', { params: { id } }),
    onSuccess: (changed) => {
      void queries.invalidateQueries({ queryKey: employerJobKeys.edited(changed.id) });
      cacheRow(queries, changed);
    },
  });
}

/** Lets the job of a mailed link run longer, signed in or not (employers-41). */
export function prolongByLinkMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (token: string) => request(api.main, 'POST /job_prolongation', { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: employerJobKeys.all }),
  });
}

/** Pauses, closes or resumes a job of the employer; the lists show it at once (ours). */
export function jobStatusMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, status }: { id: number; status: JobStatus }) =>
      request(api.main, 'PATCH /job_demand/{id}/status', { params: { id }, body: { status } }),
    onSuccess: (changed) => cacheRow(queries, changed),
  });
}
