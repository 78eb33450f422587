import { type ApiClient, request } from '@silverjobs/api';
import type { ApplicationInput } from '@silverjobs/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { noteOutreach } from './job-demand.ts';

/** Writes to the employer of a job; on success lists and page know of the contact (CON-06). */
export function applyMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (input: ApplicationInput) =>
      request(api.main, 'POST /application', { body: input }),
    onSuccess: (outreach, { job_demand_id }) => noteOutreach(queries, job_demand_id, outreach),
  });
}
