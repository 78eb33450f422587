import { apiErrorStatus } from '@silverjobs/api';

/** Whether the API knows no such record of the requester. */
export function isNotFound(error: unknown): boolean {
  return apiErrorStatus(error) === 404;
}
