import { type ApiClient, request } from '@silverjobs/api';
import type { Done, JobReportInput } from '@silverjobs/contract';

/** Reports a job to the operator (jobs-47). A second report of the same job is a conflict. */
export function reportJob(api: ApiClient, id: number, input: JobReportInput): Promise<Done> {
  return request(api.main, 'POST /job_demand/{id}/report', { params: { id }, body: input });
}
