import { type ApiClient, request } from '@silverjobs/api';
import type { PartnerJob } from '@silverjobs/contract';
import { PARTNER_JOBS_PAGE_SIZE } from '@silverjobs/contract/constants';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextOffset } from './next-offset.ts';

/** What jobs of partners are filtered by. */
export interface PartnerJobFilter {
  search_what_id?: number;
  search_location_id?: number;
}

/** How long they are taken as they are, in milliseconds: feeds are fetched every hour. */
const STALE_MS = 300_000;

/** Pages of the jobs of partners (jobs-100). */
export function partnerJobsQuery(api: ApiClient, filter: PartnerJobFilter) {
  return infiniteQueryOptions({
    queryKey: ['partner-jobs', 'list', filter],
    queryFn: ({ pageParam, signal }): Promise<PartnerJob[]> =>
      request(api.main, 'GET /partner_job', {
        query: { mode: 'list', limit: PARTNER_JOBS_PAGE_SIZE, offset: pageParam, ...filter },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: nextOffset(PARTNER_JOBS_PAGE_SIZE),
    staleTime: STALE_MS,
  });
}

/** Their number. */
export function partnerJobCountQuery(api: ApiClient, filter: PartnerJobFilter) {
  return queryOptions({
    queryKey: ['partner-jobs', 'count', filter],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /partner_job', { query: { mode: 'count', ...filter }, signal }),
    select: ({ id }) => id,
    staleTime: STALE_MS,
  });
}
