import { type ApiClient, request } from '@silverjobs/api';
import { queryOptions } from '@tanstack/react-query';

/** How often a saved search can write; the list never changes while the page is open. */
export function alertConfigQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['lookups', 'alert_config'],
    queryFn: ({ signal }) => request(api.main, 'GET /alert_config', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
