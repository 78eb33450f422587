import { apiErrorStatus } from '@silverjobs/api';

/** Whether the API knows no such record of the asker. */
export function isUnknown(error: unknown): boolean {
  return apiErrorStatus(error) === 404;
}
