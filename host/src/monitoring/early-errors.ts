import type { ErrorContext } from '@silverjobs/shell';

/** An error that waits for Sentry. */
export interface KeptError {
  error: unknown;
  context: ErrorContext;
  /** When it happened, in milliseconds since 1970. */
  at: number;
}

/** Keeps errors until Sentry is there. */
export interface EarlyErrors {
  keep(error: unknown, context?: ErrorContext): void;
  /** Gives what was kept and stops listening: from now on Sentry listens itself. */
  handOver(): KeptError[];
}

/** More would hold memory, and say nothing new. */
const MOST = 50;

/** Keeps what is reported, and what nobody catches, from now on. */
export function keepEarlyErrors(): EarlyErrors {
  let kept: KeptError[] = [];
  const keep = (error: unknown, context: ErrorContext = {}): void => {
    if (kept.length < MOST) kept.push({ error, context, at: Date.now() });
  };
  // The error of a file that did not load has none; the loader reports those.
  const onError = (event: ErrorEvent): void => {
    if (event.error) keep(event.error, { action: 'uncaught' });
  };
  const onRejection = (event: PromiseRejectionEvent): void =>
    keep(event.reason, { action: 'unhandled rejection' });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    keep,
    handOver: () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      const all = kept;
      kept = [];
      return all;
    },
  };
}
