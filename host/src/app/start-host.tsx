import { withoutBasePath } from '@silverjobs/contract/base-path';
import type { Gives } from '@silverjobs/federation/find-unmet-needs';
import type { Shell } from '@silverjobs/shell';
import type { BootData } from '../../common/boot-data.ts';
import type { FirstView } from '../../common/first-view.ts';
import { loadModule, startFederationRuntime } from '../loading/federation-runtime.ts';
import { createLiveRegistry } from '../loading/live-registry.ts';
import { createPageLoader, type PageLoader } from '../loading/load-page.ts';
import type { TypedInput } from '../loading/typed-input.ts';
import { readBootData } from '../model/boot-data.ts';
import { isDeepLink, storeDeepLink } from '../pages/deep-link/deep-link.ts';
import { accessNow } from '../session/session-service.ts';
import { createStoredRedirect } from '../session/stored-redirect.tsx';
import { type Core, createCore } from './create-core.ts';
import {
  freezeRouterUntilHydrated,
  loadFirstRoute,
  matchesServerRender,
  readFirstView,
  storeRedirectFromLoginUrl,
} from './first-view/browser-first-view.ts';
import { hydrateQueries } from './first-view/dehydrate-queries.ts';
import { guardScripts } from './guard-scripts.ts';
import { leaveNotices } from './leave-notices.ts';
import { watchPageErrors } from './monitoring/watch-page-errors.ts';
import { renderApp } from './render-app.tsx';
import { watchRestoredPage } from './restored-page.ts';
import { type AppRouter, createAppRouter } from './routing/create-router.tsx';
import type { GuardParts } from './routing/guards.ts';
import { startIdleWork } from './start-idle-work.ts';
import { keepTranslatedTexts } from './translated-texts.ts';

/**
 * Starts the application: the user is being loaded while the page's code loads; the router exists
 * only once the registry is there.
 */
export async function startHost(): Promise<void> {
  const boot = await readBootData();
  guardScripts(boot.config);
  keepTranslatedTexts(Node.prototype);
  const first = readFirstView();
  const core = createCore(boot, first);
  startFederationRuntime();
  watchPageErrors(core.shell);
  const guards = createGuards(boot, core);
  core.setLoadWidgets(createWidgetLoader(boot, core, guards));
  loadUser(core, first);
  if (isDeepLink(withoutBasePath(window.location.pathname), window.location.search))
    storeDeepLink();
  storeRedirectFromLoginUrl(guards);
  const firstRoute = first && (await loadFirstRoute(first, guards));
  const router = createAppRouter(guards, firstRoute ?? undefined);
  core.setRouter(router);
  leaveNotices(router, core.shell.notices);
  watchRestoredPage();
  forgetTypedInput(router, core.typedInput);

  // The loaders of the first page are at work; until they are done there is nothing to show.
  await core.monitoring?.ready;
  const hydrate = matchesServerRender(firstRoute);
  renderApp(
    {
      ...core,
      nonce: boot.nonce,
      redirect: guards.redirect,
      router: hydrate ? freezeRouterUntilHydrated(router) : router,
    },
    { hydrate, ...(core.monitoring && { reportError: core.monitoring.reportError }) },
  );
  startIdleWork({ boot, core, guards, router });
}

function createGuards({ registry, preview, provides, earlier }: BootData, core: Core): GuardParts {
  const { shell, session, storage, renewal, fetchNewer } = core;
  return {
    registry: createLiveRegistry(registry, fetchNewer),
    session,
    loader: createLoader(core, provides && { provides, ...(earlier && { earlier }) }),
    redirect: createStoredRedirect(storage),
    unsaved: shell.unsavedWork.names,
    linkToken: () => shell.linkToken.current,
    renewal,
    ...(preview && { preview }),
  };
}

/** Few pages have a place for widgets: the code comes with the first one. */
function createWidgetLoader(
  { registry: own }: BootData,
  { shell, store }: Core,
  { loader, registry }: GuardParts,
): Shell['loadWidgets'] {
  return async (slot) => {
    const { loadWidgets } = await import(
      /* webpackChunkName: "prefetch-on-intent" */ '../frame/slots/load-widgets.tsx'
    );
    const { reportError } = shell;
    return loadWidgets(slot, { own, registry, loader, reportError, session: accessNow(store) });
  };
}

function createLoader(
  { shell, loadReports, fetchRegistry, isStarting }: Core,
  gives: Gives | undefined,
): PageLoader {
  return createPageLoader({
    loadModule: async (remote, ...wanted) => {
      const isKnown = remote.integrity[remote.entry] || process.env.NODE_ENV === 'development';
      if (isKnown) return loadModule(remote, ...wanted);
      const { withEntryHash } = await import(
        /* webpackChunkName: "prefetch-on-intent" */ '../loading/entry-hash.ts'
      );
      return loadModule(await withEntryHash(remote, fetchRegistry), ...wanted);
    },
    fetchRegistry,
    // Only a file that failed asks for it.
    inspectFile: async (...failed) =>
      (await import('../loading/altered-file.ts')).inspectFailedFile(...failed),
    onLoaded: (remote, asked) => loadReports.loaded(remote, isStarting() ? 0 : asked),
    ...(gives && { gives }),
    report: ({ cause, remote, release, number }) =>
      shell.reportError(cause, { remote, release, diagnosis: number, action: 'load a page' }),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}

/** The user and the data of the first view, where the document has them; else the user is asked for. */
function loadUser({ session, queries }: Core, first: FirstView | null): void {
  if (first) {
    session.adopt(first.user);
    hydrateQueries(queries, first.queries);
  } else void session.load();
}

/** What was typed on a page is gone with it. */
function forgetTypedInput(router: AppRouter, typedInput: TypedInput): void {
  let shown = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname !== shown) typedInput.forget();
    shown = location.pathname;
  });
}
