import { type ApiClient, request } from '@silverjobs/api';
import type { OwnClient, OwnClientInput } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const ownClientKey = ['client'] as const;

/** The own employer profile (ours). */
export function ownClientQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ownClientKey,
    queryFn: ({ signal }) => request(api.main, 'GET /client', { signal }),
  });
}

/** Writes the own employer profile (ours). */
export function saveClientMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (input: OwnClientInput) => request(api.main, 'PUT /client', { body: input }),
    onSuccess: (saved) => queries.setQueryData<OwnClient>(ownClientKey, saved),
  });
}
