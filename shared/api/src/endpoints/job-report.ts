import { type ApiClient, request } from '@silverjobs/api';
import type { Done, JobReportInput } from '@silverjobs/contract';
import { mutationOptions } from '@tanstack/react-query';

/** Reports a job to the operator (ours, D16). A second report of the same job is a conflict. */
export function reportJobMutation(api: ApiClient, id: number) {
  return mutationOptions({
    mutationFn: (input: JobReportInput): Promise<Done> =>
      request(api.main, 'POST /job_demand/{id}/report', { params: { id }, body: input }),
  });
}
