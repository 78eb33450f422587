import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf } from '@silverjobs/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** Keys of everything about activities. */
export const matchingKeys = {
  positions: ['matching', 'positions'] as const,
  potentialJobs: ['matching', 'potential-jobs'] as const,
};

/** Activities of one's own experience with their sources (profile-24). */
export function matchingPositionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: matchingKeys.positions,
    queryFn: ({ signal }) => request(api.main, 'GET /candidate_matching_positions', { signal }),
  });
}

/** The catalogue of activities that one can imagine; it never changes while a page is open. */
export function potentialJobsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: matchingKeys.potentialJobs,
    queryFn: async ({ signal }) =>
      (await request(api.main, 'GET /candidate_matching_potential_jobs', { signal })).map(
        ({ id, job, job_2_0 }) => ({ id, label: job_2_0 ?? job ?? '' }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Why an activity was removed (profile-27). */
export function removalReasonMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /exclude_position_survey'>) =>
      request(api.main, 'POST /exclude_position_survey', { body }),
  });
}
