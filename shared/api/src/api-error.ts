import type { ApiError } from '@silverjobs/contract';
import { isAxiosError } from 'axios';

/**
 * The error body of the backend, or null when the failure has none (network, time-out, foreign
 * answer).
 */
export function apiErrorBody(error: unknown): ApiError | null {
  if (!isAxiosError(error)) return null;
  const body: unknown = error.response?.data;
  if (typeof body !== 'object' || body === null) return null;
  const { code, message } = body as Partial<ApiError>;
  return typeof code === 'string' && typeof message === 'string' ? (body as ApiError) : null;
}

/** HTTP status of a failed call, or null when no answer came. */
export function apiErrorStatus(error: unknown): number | null {
  return isAxiosError(error) ? (error.response?.status ?? null) : null;
}

/** Whether the same call may succeed later: no answer came, or the server could not give one. */
export function isPassingFailure(error: unknown): boolean {
  const status = apiErrorStatus(error);
  return isAxiosError(error) && (status === null || status >= 500);
}

const OFFLINE =
  'Sie sind gerade nicht mit dem Internet verbunden. Bitte versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.';

/** Whether a call failed because the device has no network. */
export function isOffline(error: unknown): boolean {
  return (
    isAxiosError(error) && error.response === undefined && globalThis.navigator?.onLine === false
  );
}

/** What the user is told: the server's message, that there is no network, else the given default. */
export function apiErrorMessage(error: unknown, fallback: string): string {
  return apiErrorBody(error)?.message || (isOffline(error) ? OFFLINE : fallback);
}
