import { type ApiClient, request } from '@silverjobs/api';
import { LOCATION_CACHE_MS, LOCATION_SEARCH_DEFAULT } from '@silverjobs/contract/constants';
import { queryOptions } from '@tanstack/react-query';

/**
 * Places and regions for a typed text, cached for 5 minutes. Each text has its own key and can be
 * aborted, so that a late answer never replaces a newer one (jobs-18).
 * @param search typed text; empty asks for the defaults
 */
export function searchLocationQuery(api: ApiClient, search: string) {
  const text = search.trim() || LOCATION_SEARCH_DEFAULT;
  return queryOptions({
    queryKey: ['lookups', 'search_location', text],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /search_location', {
        query: { mode: 'autocomplete', search: text },
        signal,
      }),
    staleTime: LOCATION_CACHE_MS,
    gcTime: LOCATION_CACHE_MS,
  });
}

/**
 * The place with an id; null for an id that no place has (jobs-70).
 * @param label what it was called: chooses among the names of a postal code
 */
export function locationByIdQuery(api: ApiClient, id: number, label: string) {
  return queryOptions({
    queryKey: ['lookups', 'search_location', id, label],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /search_location/{id}', { params: { id }, query: { label }, signal }),
    staleTime: LOCATION_CACHE_MS,
  });
}
