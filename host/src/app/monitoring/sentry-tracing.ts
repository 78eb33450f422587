import {
  addIntegration,
  browserProfilingIntegration,
  browserTracingIntegration,
} from '@sentry/react';

/**
 * Begins to trace and to profile, at the rates that Sentry was started with. What the page did
 * before is read from the browser's own records.
 */
export function startTracing(): void {
  addIntegration(browserTracingIntegration());
  addIntegration(browserProfilingIntegration());
}
