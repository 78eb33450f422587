import { type ApiClient, request } from '@silverjobs/api';
import { queryOptions } from '@tanstack/react-query';

/** Who runs the product; it changes with a new start of the backend only (operation-18). */
export function imprintQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['imprint'],
    queryFn: ({ signal }) => request(api.main, 'GET /imprint', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
