import {
  breadcrumbsIntegration,
  captureConsoleIntegration,
  captureException,
  createUrlRouteProvider,
  init,
  withScope,
} from '@sentry/react';
import type { Consent } from '@silverjobs/shell';
import type { EarlyError, EarlyErrors } from '../../../common/early-errors.ts';
import { runWhenIdle } from '../../loading/run-when-idle.ts';
import { nameOrigin } from './error-origin.ts';
import {
  CONSOLE_LEVELS,
  type MonitoringSettings,
  monitoringOptions,
} from './monitoring-options.ts';
import { nameFiles } from './name-files.ts';
import { pathFinder } from './path-finder.ts';
import { recordWithConsent } from './replay-consent.ts';

/** Sentry as the host uses it. */
export interface SentryClient {
  capture(kept: EarlyError): void;
}

/**
 * Starts Sentry, once for the whole application. This file and what it imports are fetched only
 * with a DSN.
 */
export function startSentry(
  settings: MonitoringSettings,
  early: EarlyErrors,
  consent: Consent,
): SentryClient {
  const pathOf = pathFinder(settings.registry);
  init({
    ...monitoringOptions(settings),
    routeProvider: createUrlRouteProvider(({ pathname }) => pathOf(pathname)),
    integrations: (defaults) => [
      // It would send a note about every visit, without any error.
      ...defaults.filter(({ name }) => name !== 'BrowserSession'),
      // The name of a clicked element may be the name of a person.
      breadcrumbsIntegration({ dom: false }),
      captureConsoleIntegration({ levels: CONSOLE_LEVELS }),
    ],
    beforeSend: (event) => nameFiles(nameOrigin(event)),
  });
  early.stop();
  for (const kept of early.kept.splice(0)) capture(kept);
  runWhenIdle(async () => {
    const tracing = await import(
      /* webpackChunkName: "monitoring-tracing" */ './sentry-tracing.ts'
    );
    tracing.startTracing();
  });
  recordWithConsent(
    consent,
    () => import(/* webpackChunkName: "monitoring-replay" */ './sentry-replay.ts'),
  );
  return { capture };
}

function capture({ error, context, at }: EarlyError): void {
  const { remote, release, diagnosis, action } = context;
  withScope((scope) => {
    // Sentry keeps the name 'release' for itself; tags of a scope never reach another error.
    scope.setTags({ remote, remote_release: release, diagnosis, action });
    scope.addEventProcessor((event) => ({ ...event, timestamp: at / 1000 }));
    captureException(error);
  });
}
