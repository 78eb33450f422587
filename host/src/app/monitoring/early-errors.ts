import type { ErrorContext } from '@silverjobs/shell';

/** An error with what is known about it. */
export interface EarlyError {
  error: unknown;
  context: ErrorContext;
  /** When it happened, in milliseconds since 1970. */
  at: number;
}

/** What waits for Sentry. */
export interface EarlyErrors {
  kept: EarlyError[];
  /** Ends the listening: from now on Sentry listens itself. */
  stop(): void;
}

declare global {
  interface Window {
    silverjobsEarlyErrors?: EarlyErrors;
  }
}

/**
 * Keeps what nobody catches until Sentry is there. Runs in the head of a document with a DSN, as
 * text, before any other script; it must not use anything from outside itself.
 */
export function captureEarlyErrors(): void {
  const MAX_ERRORS = 50;
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
