import type { Consent, Shell } from '@silverjobs/shell';
import type { EarlyError } from '../../../common/early-errors.ts';
import type { MonitoringSettings } from './monitoring-options.ts';
import type { SentryClient } from './sentry-client.ts';

/** The monitoring of the application; remotes reach it through the shell's `reportError`. */
export interface Monitoring {
  /**
   * Resolves when the application may mount: Sentry runs (delivery-22), could not be loaded, or takes
   * longer than people should wait. Errors until then are kept.
   */
  readonly ready: Promise<void>;
  readonly reportError: Shell['reportError'];
}

/** What the monitoring is made of; tests replace the loading. */
export interface MonitoringParts {
  settings: MonitoringSettings;
  consent: () => Consent;
  loadSentry: () => Promise<Pick<typeof import('./sentry-client.ts'), 'startSentry'>>;
}

/** Code that does not arrive must not keep people from their page. */
const MOUNT_WAIT_MS = 2_000;

/**
 * Starts the monitoring: Sentry is fetched at once and gets what happened before. Only this file
 * is part of the first load; it is called when there is a DSN.
 */
export function startMonitoring({ settings, consent, loadSentry }: MonitoringParts): Monitoring {
  const early = window.silverjobsEarlyErrors ?? { kept: [], stop: () => {} };
  let client: SentryClient | undefined;
  let loading: Promise<void> | undefined;

  const load = (): Promise<void> => {
    loading ??= loadSentry().then(
      ({ startSentry }) => {
        client = startSentry(settings, early, consent());
      },
      // The next error tries again; what is kept waits.
      () => {
        loading = undefined;
      },
    );
    return loading;
  };

  return {
    ready: Promise.race([load(), new Promise<void>((go) => setTimeout(go, MOUNT_WAIT_MS))]),
    reportError: (cause, context = {}) => {
      const error = cause instanceof Error ? cause : new Error(String(cause), { cause });
      const known: EarlyError = { error, context, at: Date.now() };
      if (client) client.capture(known);
      else {
        early.kept.push(known);
        void load();
      }
      // Sentry knows this error by now and does not send it again as one of the console.
      console.error(error, context);
    },
  };
}
