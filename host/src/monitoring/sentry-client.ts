import {
  browserProfilingIntegration,
  browserTracingIntegration,
  captureConsoleIntegration,
  captureException,
  createUrlRouteProvider,
  type ErrorEvent,
  init,
  withScope,
} from '@sentry/react';
import type { KeptError } from './early-errors.ts';
import { originOf } from './error-origin.ts';
import {
  CONSOLE_LEVELS,
  type MonitoringSettings,
  monitoringOptions,
} from './monitoring-options.ts';
import type { Recorder } from './replay-consent.ts';

/** Sentry as the host uses it. This file and what it imports are fetched only with a DSN. */
export interface SentryClient extends Recorder {
  capture(kept: KeptError): void;
}

/** Starts Sentry, once for the whole application. */
export function startSentry(settings: MonitoringSettings): SentryClient {
  init({
    ...monitoringOptions(settings),
    routeProvider: createUrlRouteProvider(({ pathname }) => settings.pathOf(pathname)),
    integrations: (defaults) => [
      // It would send a note at every visit, about nothing.
      ...defaults.filter(({ name }) => name !== 'BrowserSession'),
      captureConsoleIntegration({ levels: CONSOLE_LEVELS }),
      browserTracingIntegration(),
      browserProfilingIntegration(),
    ],
    beforeSend: nameOrigin,
  });
  return { capture, ...recorder() };
}

function capture({ error, context, at }: KeptError): void {
  const { remote, release, diagnosis, action } = context;
  withScope((scope) => {
    // Sentry keeps the name 'release' for itself; tags of a scope never reach another error (T30).
    scope.setTags({ remote, remote_release: release, diagnosis, action });
    scope.addEventProcessor((event) => ({ ...event, timestamp: at / 1000 }));
    captureException(error);
  });
}

/** An error that nobody reported is named after the code on its stack (MON-02). */
export function nameOrigin(event: ErrorEvent): ErrorEvent {
  if (event.tags?.remote) return event;
  const files = event.exception?.values?.flatMap(({ stacktrace }) =>
    (stacktrace?.frames ?? []).map(({ filename }) => filename),
  );
  const origin = originOf(files ?? []);
  if (!origin) return event;
  return {
    ...event,
    tags: { ...event.tags, remote: origin.remote, remote_release: origin.release },
  };
}

function recorder(): Recorder {
  const load = () => import(/* webpackChunkName: "monitoring-replay" */ './sentry-replay.ts');
  return {
    startRecording: async () => (await load()).startRecording(),
    stopRecording: async () => (await load()).stopRecording(),
  };
}
