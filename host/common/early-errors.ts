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
