import { createApiClient, createQueryClient } from '@silverjobs/api';
import {
  browserStore,
  createAppStorage,
  createSessionStore,
  createShell,
  readAuthToken,
  takeLinkToken,
} from '@silverjobs/shell';
import { createReadOnlyStore, mirrorStorageInCookie } from '../../common/kept-cookie.ts';
import { keepTypeface } from '../frame/layout/keep-typeface.ts';
import { inspectFailedFile } from '../loading/altered-file.ts';
import { loadModule, startFederationRuntime } from '../loading/federation-runtime.ts';
import { createLiveRegistry } from '../loading/live-registry.ts';
import { createPageLoader } from '../loading/load-page.ts';
import { createLoadReports } from '../loading/load-reports.ts';
import { createRenewal, renewNow } from '../loading/renewal.ts';
import { runWhenIdle } from '../loading/run-when-idle.ts';
import { watchTypedInput } from '../loading/typed-input.ts';
import { fetchRegistry as fetchLiveRegistry, inPreview, readBootData } from '../model/boot-data.ts';
import { isDeepLink, storeDeepLink } from '../pages/deep-link/deep-link.ts';
import { openSessionChannel } from '../session/session-channel.ts';
import { accessNow, createSessionService } from '../session/session-service.ts';
import { createStoredRedirect } from '../session/stored-redirect.ts';
import {
  freezeRouterUntilHydrated,
  initialSession,
  loadFirstRoute,
  matchesServerRender,
  readFirstView,
  storeRedirectFromLoginUrl,
} from './first-view/browser-first-view.ts';
import { hydrateQueries } from './first-view/dehydrate-queries.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { guardScripts } from './guard-scripts.ts';
import { startMonitoring } from './monitoring/monitoring.ts';
import { watchPageErrors } from './monitoring/watch-page-errors.ts';
import { renderApp } from './render-app.tsx';
import { type AppRouter, createAppRouter } from './routing/create-router.tsx';
import type { GuardParts } from './routing/guards.ts';

/** How long after the first view the stream of news begins, in milliseconds. */
const LIVE_DELAY_MS = 3_000;

/**
 * Starts the application: the user is being loaded while the page's code loads; the router exists
 * only once the registry is there.
 */
export async function startHost(): Promise<void> {
  const boot = await readBootData();
  const { registry, config, release, nonce, preview, measured = [], reportToken, provides } = boot;
  const fetchRegistry = async () => inPreview(registry, preview, await fetchLiveRegistry());
  const loads = createLoadReports(measured, reportToken, release);
  guardScripts(config);
  const dsn = config.monitoringDsn;
  const monitoring = dsn
    ? startMonitoring({
        settings: { dsn, release, registry },
        consent: () => shell.consent,
        loadSentry: () =>
          import(/* webpackChunkName: "monitoring" */ './monitoring/sentry-client.ts'),
      })
    : null;
  const typed = watchTypedInput();
  const renewal = createRenewal({
    own: registry,
    hostRelease: release,
    fetchRegistry,
    unsaved: () => typed.has() || shell.unsavedWork.names().length > 0,
    storage: window.sessionStorage,
  });
  const first = readFirstView();
  const store = createSessionStore(initialSession(first));
  const storage = createAppStorage(mirrorStorageInCookie(browserStore(), boot.kept ?? []));
  const queryClient = createQueryClient();
  const channel = openSessionChannel();
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
    ...monitoring,
    reportError: (error, context) => {
      loads.failed(context);
      (monitoring?.reportError ?? console.error)(error, context);
    },
  });
  followOtherTabs(shell.consent);
  let tellRouter: (router: AppRouter) => void = () => {};
  const routerCreated = new Promise<AppRouter>((resolve) => {
    tellRouter = resolve;
  });
  const session = createSessionService({
    store,
    storage,
    queryClient,
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
    onTokenExpired: session.onTokenExpired,
    onUnauthorized: session.onUnauthorized,
    traces: config.traces,
  });
  startFederationRuntime();
  watchPageErrors(shell);
  const loader = createPageLoader({
    loadModule,
    fetchRegistry,
    inspectFile: inspectFailedFile,
    onLoaded: loads.loaded,
    ...(provides && { provides }),
    report: ({ cause, remote, release, number }) =>
      shell.reportError(cause, { remote, release, diagnosis: number, action: 'load a page' }),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  if (first) {
    session.adopt(first.user);
    hydrateQueries(queryClient, first.queries);
  } else void session.load();
  if (isDeepLink(window.location.pathname, window.location.search)) storeDeepLink();
  const redirect = createStoredRedirect(storage);
  const guards: GuardParts = {
    registry: createLiveRegistry(registry, fetchRegistry),
    session,
    loader,
    redirect,
    unsaved: shell.unsavedWork.names,
    linkToken: () => shell.linkToken.current,
    renewal,
    ...(preview && { preview }),
  };
  storeRedirectFromLoginUrl(guards);
  const firstRoute = first && (await loadFirstRoute(first, guards));
  const router = createAppRouter(guards, firstRoute ?? undefined);
  const hydrate = matchesServerRender(firstRoute);
  const shownRouter = hydrate ? freezeRouterUntilHydrated(router) : router;
  tellRouter(router);

  let shown = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname !== shown) typed.forget();
    shown = location.pathname;
  });

  // The loaders of the first page are at work; until they are done there is nothing to show.
  await monitoring?.ready;
  renderApp(
    { nonce, shell, api, queries: queryClient, session, redirect, router: shownRouter },
    { hydrate, ...(monitoring && { reportError: monitoring.reportError }) },
  );
  runWhenIdle(async () => {
    const { prefetchOnIntent } = await import(
      /* webpackChunkName: "prefetch-on-intent" */ '../loading/prefetch-on-intent.ts'
    );
    prefetchOnIntent({
      registry: guards.registry,
      access: () => accessNow(store),
      loader,
      router,
      importData: async () => {
        const { createDataPrefetch } = await import(
          /* webpackChunkName: "prefetch-data" */ '../loading/prefetch-data.ts'
        );
        return createDataPrefetch({ api, queries: queryClient, bases: config.apiBaseUrls });
      },
      whenIdle: runWhenIdle,
    });
  });
  if (release) runWhenIdle(() => keepTypeface(release));
  // Only an account that has chosen needs the code.
  const followDisplay = async () => {
    if (!store.getState().user?.display) return;
    const { followAccount } = await import('../pages/display/follow-account.ts');
    followAccount(shell);
  };
  runWhenIdle(followDisplay);
  store.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) void followDisplay();
  });
  runWhenIdle(async () => {
    await new Promise((resolve) => setTimeout(resolve, LIVE_DELAY_MS));
    const { startLive } = await import(/* webpackChunkName: "live" */ './live/start-live.ts');
    startLive({ shell, api, queryClient, session, router });
  });
}
