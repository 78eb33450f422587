import { type ApiClient, request } from '@silverjobs/api';
import { queryOptions } from '@tanstack/react-query';

/** All occupations with their keywords; never expires (jobs-16). */
export function searchWhatQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['lookups', 'search_what'],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /search_what', { query: { mode: 'modal' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
