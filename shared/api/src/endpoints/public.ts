import { type ApiClient, apiErrorStatus, request } from '@silverjobs/api';
import type { QueryOf } from '@silverjobs/contract';
import { queryOptions } from '@tanstack/react-query';

/** A search as it stands in an address: /stellen?was=Fahrer&wo=Köln. */
export type PublicSearchParams = QueryOf<'GET /public_job'>;

/** What is not there is an answer like any other: it is rendered, with a status of its own. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (apiErrorStatus(error) === 404) return null;
    throw error;
  }
}

/** A page of public jobs. */
export function publicSearchQuery(api: ApiClient, query: PublicSearchParams) {
  return queryOptions({
    queryKey: ['public', 'jobs', query],
    queryFn: ({ signal }) => request(api.main, 'GET /public_job', { query, signal }),
  });
}

/** A public job; null where there never was one. */
export function publicJobQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['public', 'job', id],
    queryFn: ({ signal }) =>
      orNull(request(api.main, 'GET /public_job/{id}', { params: { id }, signal })),
  });
}

/** A public employer with its jobs; null where there is none. */
export function publicEmployerQuery(
  api: ApiClient,
  id: number,
  query: QueryOf<'GET /public_employer/{id}'>,
) {
  return queryOptions({
    queryKey: ['public', 'employer', id, query],
    queryFn: ({ signal }) =>
      orNull(request(api.main, 'GET /public_employer/{id}', { params: { id }, query, signal })),
  });
}

/** Jobs of an occupation, of a place, or of both; null where there are none. */
export function publicLandingQuery(api: ApiClient, query: QueryOf<'GET /public_landing'>) {
  return queryOptions({
    queryKey: ['public', 'landing', query],
    queryFn: ({ signal }) => orNull(request(api.main, 'GET /public_landing', { query, signal })),
  });
}

/** Which occupations and Länder have jobs, and which places of one Land. */
export function publicLandingIndexQuery(
  api: ApiClient,
  query: QueryOf<'GET /public_landing_index'> = {},
) {
  return queryOptions({
    queryKey: ['public', 'landing-index', query],
    queryFn: ({ signal }) => request(api.main, 'GET /public_landing_index', { query, signal }),
  });
}

/** Begins the mails of a search, by the secret of the mail that asks for it. */
export function confirmGuestAlertMutation(api: ApiClient) {
  return {
    mutationFn: (token: string) =>
      request(api.main, 'POST /public_alert/confirm', { body: { token } }),
  };
}
