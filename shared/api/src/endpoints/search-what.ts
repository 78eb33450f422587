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

/**
 * Some occupations and those related to them, with their numbers of jobs (guide-14).
 * @param ids at least one
 */
export function relatedOccupationsQuery(api: ApiClient, ids: readonly number[]) {
  return queryOptions({
    queryKey: ['matching', 'related', ids],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /search_what/related', { query: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
  });
}

/** Notes what was looked for in vain, for the operator (operators-39); nobody waits for it. */
export function noteEmptySearch(api: ApiClient, words: string): void {
  request(api.main, 'POST /empty_search', { body: { words } }).catch(() => {});
}
