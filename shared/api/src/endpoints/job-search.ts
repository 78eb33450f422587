import { type ApiClient, request } from '@silverjobs/api';
import type {
  BodyOf,
  JobSearch,
  JobSearchDetail,
  JobSearchInput,
  JobSearchPatch,
} from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

/** How often a search writes, as PATCH /job_search/{id}/alert takes it. */
export type AlertUpdate = BodyOf<'PATCH /job_search/{id}/alert'>;

/** Keys of everything about saved searches. */
export const searchKeys = {
  all: ['searches'] as const,
  list: ['searches', 'list'] as const,
  detail: (id: number) => ['searches', 'detail', id] as const,
};

/** The candidate's saved searches (jobs-30). */
export function savedSearchesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: searchKeys.list,
    queryFn: ({ signal }) => request(api.main, 'GET /job_search', { signal }),
  });
}

/** One saved search with what its page shows; null when there is no body (jobs-31). */
export function savedSearchQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: searchKeys.detail(id),
    queryFn: ({ signal }): Promise<JobSearchDetail | null> =>
      request(api.main, 'GET /job_search/{id}', { params: { id }, signal }).then(
        (search: JobSearchDetail | '' | null | undefined) => search || null,
      ),
  });
}

/** Saves a search (jobs-24). */
export function saveSearchMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (input: JobSearchInput) => request(api.main, 'POST /job_search', { body: input }),
    onSuccess: () => queries.invalidateQueries({ queryKey: searchKeys.list }),
  });
}

/** Sets how often a saved search writes (jobs-26). */
export function updateAlertMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: AlertUpdate & { id: number }) =>
      request(api.main, 'PATCH /job_search/{id}/alert', { params: { id }, body }),
    onSuccess: (_, { id }) => {
      void queries.invalidateQueries({ queryKey: searchKeys.detail(id) });
      return queries.invalidateQueries({ queryKey: searchKeys.list });
    },
  });
}

/** Changes the given fields of a saved search (jobs-31). */
export function updateSearchMutation(api: ApiClient, queries: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (body: JobSearchPatch) =>
      request(api.main, 'PATCH /job_search/{id}', { params: { id }, body }),
    onSuccess: (search) => {
      queries.setQueryData<JobSearchDetail | null>(searchKeys.detail(search.id), search);
      return queries.invalidateQueries({ queryKey: searchKeys.list });
    },
  });
}

/** Deletes a saved search; the cached list loses it at once (jobs-30). */
export function deleteSearchMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    // The id goes out as text, as the path has it.
    mutationFn: (id: number) => request(api.main, 'DELETE /job_search/{id}', { params: { id } }),
    onSuccess: (_, id) => {
      queries.setQueryData<JobSearch[]>(searchKeys.list, (list) =>
        list?.filter((search) => search.id !== id),
      );
      queries.removeQueries({ queryKey: searchKeys.detail(id) });
    },
  });
}

/** Brings back a saved search that was just deleted (jobs-113). */
export function restoreSearchMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) =>
      request(api.main, 'POST /job_search/{id}/restore', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: searchKeys.list }),
  });
}

/** Ends the mails of a saved search with the token of one of them. */
export function unsubscribeMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (token: string) =>
      request(api.main, 'POST /alert_unsubscribe', { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: searchKeys.list }),
  });
}
