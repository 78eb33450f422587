import type { EarlyError } from '../common/early-errors.ts';

const MAX_ERRORS = 50;

/** Keeps what nobody catches until Sentry is there (delivery-22). Runs before any other script. */
export function captureEarlyErrors(): void {
  const kept: EarlyError[] = [];
  const keep = (error: unknown, action: string): void => {
    if (error && kept.length < MAX_ERRORS)
      kept.push({ error, context: { action }, at: Date.now() });
  };
  const onError = (event: ErrorEvent): void => keep(event.error, 'uncaught');
  const onRejection = (event: PromiseRejectionEvent): void =>
    keep(event.reason, 'unhandled rejection');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  window.silverjobsEarlyErrors = {
    kept,
    stop: () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}
