import { type ApiClient, request } from '@silverjobs/api';
import type { CvInput } from '@silverjobs/contract';
import { queryOptions } from '@tanstack/react-query';

/** Key of the candidate's CV. */
const cvKey = ['cv'] as const;

/** The own CV as it was saved last (ours).. */
export function cvQuery(api: ApiClient) {
  return queryOptions({
    queryKey: cvKey,
    queryFn: ({ signal }) => request(api.assistants, 'GET /cv', { signal }),
    // Each opening asks again: another device may have saved.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/**
 * Saves the candidate's CV over the version that was changed; 'conflict' when that is not the last
 * (ours).
 */
export function saveCv(api: ApiClient, body: CvInput) {
  return request(api.assistants, 'PUT /cv', { body });
}

/** Deletes the saved CV (ours). */
export function deleteCv(api: ApiClient) {
  return request(api.assistants, 'DELETE /cv');
}
