import { type ApiClient, request } from '@silverjobs/api';
import type { Booking } from '@silverjobs/contract';
import { JOB_POOL_PAGE_SIZE } from '@silverjobs/contract/constants';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextOffset } from './next-offset.ts';

/** Pages of the employer's bookings, 20 each, newest first (ours). */
export function bookingsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['bookings', 'list'],
    queryFn: ({ pageParam, signal }): Promise<Booking[]> =>
      request(api.main, 'GET /booking', {
        query: { limit: JOB_POOL_PAGE_SIZE, offset: pageParam },
        signal,
        // Without a mode the answer is the list.
      }).then((answer) => (Array.isArray(answer) ? answer : [])),
    initialPageParam: 0,
    getNextPageParam: nextOffset(JOB_POOL_PAGE_SIZE),
  });
}

/** One booking with what its invoice says (ours). */
export function bookingQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['bookings', 'detail', id],
    queryFn: ({ signal }) => request(api.main, 'GET /booking/{id}', { params: { id }, signal }),
  });
}
