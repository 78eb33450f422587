import { type ApiClient, request } from '@silverjobs/api';
import type { KeptLetterInput } from '@silverjobs/contract';
import { queryOptions } from '@tanstack/react-query';

/** The sheet of the own letter as it was saved last (ours). */
export function letterQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['letter'],
    queryFn: ({ signal }) => request(api.assistants, 'GET /letter', { signal }),
    // Each opening asks again: another device may have saved.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves the sheet over the version that was changed; 'conflict' when that is not the last (ours). */
export function saveLetter(api: ApiClient, body: KeptLetterInput) {
  return request(api.assistants, 'PUT /letter', { body });
}

/** Deletes the saved letter (ours). */
export function deleteLetter(api: ApiClient) {
  return request(api.assistants, 'DELETE /letter');
}
