import { type ApiClient, request } from '@silverjobs/api';
import type { ApplicationInput, ApplicationOverview } from '@silverjobs/contract';
import { JOB_POOL_PAGE_SIZE } from '@silverjobs/contract/constants';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { cacheApplication } from './job-demand.ts';
import { markedJobKeys } from './marked-job.ts';
import { nextOffset } from './next-offset.ts';

/** Keys of the overview of all contacts. */
export const applicationKeys = {
  all: ['applications'] as const,
  list: ['applications', 'list'] as const,
  count: ['applications', 'count'] as const,
};

/**
 * Pages of the candidate's applications with state and next step, 20 each, the newest first (ours).
 */
export function applicationsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: applicationKeys.list,
    queryFn: ({ pageParam, signal }): Promise<ApplicationOverview[]> =>
      request(api.main, 'GET /application', {
        query: { limit: JOB_POOL_PAGE_SIZE, offset: pageParam },
        signal,
        // Without a mode the answer is the list.
      }).then((answer) => (Array.isArray(answer) ? answer : [])),
    initialPageParam: 0,
    getNextPageParam: nextOffset(JOB_POOL_PAGE_SIZE),
  });
}

/** Number of the candidate's applications: the response's id (ours). */
export function applicationCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: applicationKeys.count,
    queryFn: ({ signal }) =>
      request(api.main, 'GET /application', { query: { mode: 'count' }, signal }),
    select: ({ id }) => id,
  });
}

/** What was sent with an application (ours). */
export function applicationReceiptQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...applicationKeys.all, 'receipt', id],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /application/{id}/receipt', { params: { id }, signal }),
  });
}

/** Fetches the list of all applications as a file (ours). */
export function applicationsFileMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (format: 'pdf' | 'csv') =>
      request(api.main, 'GET /application/file', { query: { format } }),
  });
}

/** Writes to the employer of a job; on success lists and pages know of the contact (jobs-53). */
export function sendApplicationMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (input: ApplicationInput) =>
      request(api.main, 'POST /application', { body: input }),
    onSuccess: (outreach, { job_demand_id }) => {
      cacheApplication(queries, job_demand_id, outreach);
      void queries.invalidateQueries({ queryKey: applicationKeys.all });
      void queries.invalidateQueries({ queryKey: markedJobKeys.list('saved') });
    },
  });
}
