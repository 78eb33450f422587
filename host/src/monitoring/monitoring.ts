import type { Consent, Shell } from '@silverjobs/shell';
import { type EarlyErrors, keepEarlyErrors } from './early-errors.ts';
import type { MonitoringSettings } from './monitoring-options.ts';
import { recordWithConsent } from './replay-consent.ts';
import type { SentryClient } from './sentry-client.ts';

/** The monitoring of the application; remotes reach it through the shell's `reportError`. */
export interface Monitoring {
  /**
   * Resolves when the application may mount: Sentry runs (MON-01), could not be loaded, or takes
   * longer than people should wait. Errors until then are kept.
   */
  readonly ready: Promise<void>;
  readonly reportError: Shell['reportError'];
}

/** What the monitoring is made of; tests replace the loading. */
export interface MonitoringParts {
  settings: MonitoringSettings;
  consent: Consent;
  /** Fetches and starts Sentry; a promise that rejects is tried again at the next error. */
  loadClient: (settings: MonitoringSettings) => Promise<SentryClient>;
}

/** A collector's script that hangs must not keep people from their page. */
const MOUNT_WAIT_MS = 2_000;

/** Starts the monitoring: fetches Sentry at once and sends what happened before it was there. */
export function startMonitoring(parts: MonitoringParts): Monitoring {
  const early = keepEarlyErrors();
  let client: SentryClient | null = null;
  let loading: Promise<void> | null = null;

  const load = (): Promise<void> => {
    loading ??= parts.loadClient(parts.settings).then(
      (started) => {
        client = started;
        sendAll(started, early);
        recordWithConsent(parts.consent, started);
      },
      () => {
        loading = null;
      },
    );
    return loading;
  };

  return {
    ready: Promise.race([load(), after(MOUNT_WAIT_MS)]),
    reportError: (error, context = {}) => {
      if (client) client.capture({ error, context, at: Date.now() });
      else {
        early.keep(error, context);
        void load();
      }
      // Sentry knows this error already and does not send it again as one of the console.
      console.error(error, context);
    },
  };
}

function sendAll(client: SentryClient, early: EarlyErrors): void {
  for (const kept of early.handOver()) client.capture(kept);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
