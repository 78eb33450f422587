import { apiErrorBody } from '@silverjobs/api';

/** Whether there is no such job: to ask again would not help. */
export function isUnknown(error: unknown): boolean {
  return apiErrorBody(error)?.code === 'not_found';
}

/** Whether the employer has taken the job off; it then reads like id 0 (jobs-40). */
export function isDeactivated(error: unknown): boolean {
  return apiErrorBody(error)?.code === 'job_demand.deactivated';
}
