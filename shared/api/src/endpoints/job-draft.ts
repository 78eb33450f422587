import { type ApiClient, request } from '@silverjobs/api';
import type { JobDraftInput } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const draftKeys = {
  list: ['job-drafts', 'list'] as const,
  one: (key: string) => ['job-drafts', 'one', key] as const,
};

/** Begun advertisements of the employer, the last saved first (ours). */
export function jobDraftsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: draftKeys.list,
    queryFn: ({ signal }) => request(api.main, 'GET /job_draft', { signal }),
  });
}

/** A begun advertisement as it was saved last (ours). */
export function jobDraftQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: draftKeys.one(key),
    queryFn: ({ signal }) => request(api.main, 'GET /job_draft/{key}', { params: { key }, signal }),
    // Each opening asks again: a colleague may have saved.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

const forgetList = (queries: QueryClient) =>
  void queries.invalidateQueries({ queryKey: draftKeys.list });

/** Saves a draft over the version that was changed; 'conflict' when that is not the last (ours). */
export async function saveJobDraft(
  api: ApiClient,
  queries: QueryClient,
  key: string,
  body: JobDraftInput,
) {
  const saved = await request(api.main, 'PUT /job_draft/{key}', { params: { key }, body });
  forgetList(queries);
  return saved;
}

/** Deletes a draft (ours). */
export function deleteJobDraftMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (key: string) => request(api.main, 'DELETE /job_draft/{key}', { params: { key } }),
    onSuccess: () => forgetList(queries),
  });
}
