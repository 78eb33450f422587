import { type ApiClient, request } from '@silverjobs/api';
import type { EmployerProfile, EmployerProfileInput } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const employerProfileKey = ['client'] as const;

/** The employer's profile (ours). */
export function employerProfileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: employerProfileKey,
    queryFn: ({ signal }) => request(api.main, 'GET /client', { signal }),
  });
}

/** Writes the employer's profile (ours). */
export function saveEmployerProfileMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (input: EmployerProfileInput) => request(api.main, 'PUT /client', { body: input }),
    onSuccess: (saved) => queries.setQueryData<EmployerProfile>(employerProfileKey, saved),
  });
}

/** Shows a paper to the operator as the certificate of a non-profit (ours). */
export function nonProfitMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (paper_id: number) =>
      request(api.main, 'POST /client/non_profit', { body: { paper_id } }),
    onSuccess: (profile) => queries.setQueryData(employerProfileQuery(api).queryKey, profile),
  });
}
