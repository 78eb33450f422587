import type { BrowserOptions, replayIntegration } from '@sentry/react';
import type { Registry } from '@silverjobs/federation';

/** Levels of the console that are sent: errors, nothing else (delivery-22). */
export const CONSOLE_LEVELS: ('error' | 'warn')[] = ['error'];

/** Recording of the last minute before an error (delivery-23). What people type stays masked. */
export const replayOptions = {
  maskAllText: false,
  blockAllMedia: true,
} satisfies Parameters<typeof replayIntegration>[0];

/** What the monitoring is started with. */
export interface MonitoringSettings {
  /** Address of the collector. */
  dsn: string;
  /** Release of the host. */
  release: string | undefined;
  /** Its paths name the pages in the traces. */
  registry: Registry;
}

/**
 * The options of Sentry (delivery-22). Version 11 knows profiling only for a whole visit;
 * with the life cycle 'trace' it profiles exactly the visits that are traced, as before.
 */
export function monitoringOptions({ dsn, release }: MonitoringSettings) {
  return {
    dsn,
    ...(release && { release: `host@${release}` }),
    environment: 'production',
    debug: false,
    tracesSampleRate: 0.1,
    profileSessionSampleRate: 1,
    profileLifecycle: 'trace',
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets: ['localhost', /^https?:\/\/[^/]+\/api(?:[/?#]|$)/],
    // Links of mails carry tokens, and nobody's data is needed to fix an error.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    // Nine of ten visits would only tell that they are not traced.
    sendClientReports: false,
    // The loader tells a lost connection by the browser's own words.
    enhanceFetchErrorMessages: 'report-only',
  } satisfies BrowserOptions;
}
