import { apiErrorMessage } from '@silverjobs/api';

/** What the reader is told when a list cannot be loaded (POOL-07). */
export function loadErrorMessage(error: unknown): string {
  return apiErrorMessage(error, 'Ein unbekannter Fehler ist aufgetreten.');
}
