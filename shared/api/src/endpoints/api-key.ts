import { type ApiClient, request } from '@silverjobs/api';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const keysKey = ['api-keys'] as const;

/** Keys that programmes of the employer ask with (employers-72). */
export function apiKeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keysKey,
    queryFn: ({ signal }) => request(api.main, 'GET /api_key', { signal }),
  });
}

/** Makes a key; the answer is the only one that holds its secret. */
export function makeApiKeyMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (body: { name: string }) => request(api.main, 'POST /api_key', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keysKey }),
  });
}

/** Ends a key at once. */
export function endApiKeyMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => request(api.main, 'DELETE /api_key/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keysKey }),
  });
}
