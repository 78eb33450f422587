import { createApiClient, createQueryClient } from '@silverjobs/api';
import {
  browserStore,
  type Consent,
  createAppStorage,
  createSessionStore,
  createShell,
  keepsCookies,
  readAuthToken,
  type Shell,
  sessionStore,
  takeLinkToken,
} from '@silverjobs/shell';
import type { BootData } from '../../common/boot-data.ts';
import type { FirstView } from '../../common/first-view.ts';
import { createReadOnlyStore, mirrorStorageInCookie } from '../../common/kept-cookie.ts';
import { createLoadReports } from '../loading/load-reports.ts';
import { createRenewal, renewNow } from '../loading/renewal.ts';
import { watchTypedInput } from '../loading/typed-input.ts';
import {
  fetchRegistry as fetchLiveRegistry,
  fetchNewerRegistry,
  inPreview,
} from '../model/boot-data.ts';
import { openSessionChannel } from '../session/session-parts.ts';
import { createSessionService } from '../session/session-service.ts';
import { initialSession } from './first-view/browser-first-view.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { type Monitoring, startMonitoring } from './monitoring/monitoring.ts';
import type { AppRouter } from './routing/create-router.tsx';

/** What exists once in a tab, before there is a router. */
export type Core = ReturnType<typeof createCore>;

/** Creates shell, session, API client and query client; they know each other, so all are created here. */
export function createCore(boot: BootData, first: FirstView | null) {
  const { registry, config, release, preview, measured = [], reportToken } = boot;
  const fetchRegistry = async () => inPreview(registry, preview, await fetchLiveRegistry(registry));
  const fetchNewer = async (revision: number) => {
    const newer = await fetchNewerRegistry(registry, revision);
    return newer && inPreview(registry, preview, newer);
  };
  const loadReports = createLoadReports(measured, reportToken, release);
  const monitoring = createMonitoring(boot, () => shell.consent);
  const typedInput = watchTypedInput();
  const unsaved = () => typedInput.has() || shell.unsavedWork.names().length > 0;
  const renewal = createRenewal({
    own: registry,
    hostRelease: release,
    fetchRegistry,
    unsaved,
    storage: sessionStore(),
  });
  const store = createSessionStore(initialSession(first));
  const storage = createAppStorage(mirrorStorageInCookie(browserStore(), boot.kept ?? []));
  const queries = createQueryClient();
  const channel = openSessionChannel();
  let loadWidgets: Shell['loadWidgets'] = async () => [];
  const shell = createShell({
    config,
    session: store,
    storage,
    ...(first && {
      drawn: createAppStorage(createReadOnlyStore(first.kept)),
      drawnDisplay: first.display,
    }),
    linkToken: takeLinkToken(),
    renewAfterFailure: () => renewNow(renewal),
    announceSignedOut: () => channel.broadcast({ kind: 'signed-out' }),
    loadWidgets: (slot) => loadWidgets(slot),
    ...monitoring,
    reportError: (error, context) => {
      loadReports.failed(context);
      (monitoring?.reportError ?? console.error)(error, context);
    },
  });
  followOtherTabs(shell.consent);
  const { routerCreated, setRouter, isStarting } = waitForRouter();
  const session = createSessionService({
    store,
    storage,
    queryClient: queries,
    api: () => api,
    channel,
    // Another tab may sign out before the router is there.
    goTo: async (path) => (await routerCreated).navigate(path),
    recheck: async () => (await routerCreated).revalidate(),
    unsaved: () => shell.unsavedWork.names(),
  });
  const api = createApiClient({
    baseUrls: config.apiBaseUrls,
    readToken: readAuthToken,
    expectsToken: session.expectsToken,
    isEnding: session.isEnding,
    onTokenExpired: session.onTokenExpired,
    onUnauthorized: session.onUnauthorized,
    keepsSession: keepsCookies,
    traces: config.traces,
  });
  return {
    shell,
    store,
    storage,
    session,
    api,
    queries,
    monitoring,
    renewal,
    loadReports,
    typedInput,
    fetchRegistry,
    fetchNewer,
    /** Whether there is input that a reload could cost. */
    unsaved,
    setRouter,
    isStarting,
    /** Widgets are loaded by what guards pages. */
    setLoadWidgets: (load: Shell['loadWidgets']): void => {
      loadWidgets = load;
    },
  };
}

function createMonitoring(
  { config, release, registry }: BootData,
  consent: () => Consent,
): Monitoring | null {
  const dsn = config.monitoringDsn;
  if (!dsn) return null;
  return startMonitoring({
    settings: { dsn, tunnel: config.monitoringTunnel, release, registry },
    consent,
    loadSentry: () => import(/* webpackChunkName: "monitoring" */ './monitoring/sentry-client.ts'),
  });
}

/** The router is created last; who needs it before waits. */
function waitForRouter() {
  let created: AppRouter | undefined;
  let resolve: (router: AppRouter) => void = () => {};
  const routerCreated = new Promise<AppRouter>((done) => {
    resolve = done;
  });
  return {
    routerCreated,
    setRouter: (router: AppRouter): void => {
      created = router;
      resolve(router);
    },
    /** Whether the page that the document was asked for is on its way yet. */
    isStarting: (): boolean => !created?.state.initialized,
  };
}
