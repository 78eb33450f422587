import { type ApiClient, request } from '@silverjobs/api';
import type { Invoice } from '@silverjobs/contract';
import { JOB_POOL_PAGE_SIZE } from '@silverjobs/contract/constants';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { nextOffset } from './next-offset.ts';

/** Pages of the own invoices, 20 each, newest first (ours). */
export function invoicesQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['invoices', 'list'],
    queryFn: ({ pageParam, signal }): Promise<Invoice[]> =>
      request(api.main, 'GET /invoice', {
        query: { limit: JOB_POOL_PAGE_SIZE, offset: pageParam },
        signal,
        // Without a mode the answer is the list.
      }).then((answer) => (Array.isArray(answer) ? answer : [])),
    initialPageParam: 0,
    getNextPageParam: nextOffset(JOB_POOL_PAGE_SIZE),
  });
}

/** Fetches an own invoice as a PDF (ours). */
export function invoicePdfMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (id: number) => request(api.main, 'GET /invoice/{id}/pdf', { params: { id } }),
  });
}
