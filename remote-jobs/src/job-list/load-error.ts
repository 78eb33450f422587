import { apiErrorMessage } from '@silverjobs/api';

/** Said when the server gives no reason (jobs-8). */
export const UNKNOWN_ERROR = 'Ein unbekannter Fehler ist aufgetreten.';

/** What the reader is told when a list cannot be loaded (jobs-8). */
export function loadErrorMessage(error: unknown): string {
  return apiErrorMessage(error, UNKNOWN_ERROR);
}
