import type { BrowserOptions, replayIntegration } from '@sentry/react';
import { basePath, withBasePath } from '@silverjobs/contract/base-path';
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
  /** Address on this origin that takes what is sent there. */
  tunnel?: string | undefined;
  /** Release of the host. */
  release: string | undefined;
  /** Its paths name the pages in the traces. */
  registry: Registry;
}

/** Calls at the root of an origin, whatever origin that is. */
const CALLS = /^https?:\/\/[^/]+\/api(?:[/?#]|$)/;

/**
 * The options of Sentry (delivery-22). Version 11 knows profiling only for a whole visit;
 * with the life cycle 'trace' it profiles exactly the visits that are traced, as before.
 */
export function monitoringOptions({ dsn, tunnel, release }: MonitoringSettings) {
  return {
    dsn,
    ...(tunnel && { tunnel }),
    ...(release && { release: `host@${release}` }),
    environment: 'production',
    debug: false,
    tracesSampleRate: 0.1,
    profileSessionSampleRate: 1,
    profileLifecycle: 'trace',
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets: [
      'localhost',
      basePath() ? `${location.origin}${withBasePath('/api/')}` : CALLS,
    ],
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
