import { withBasePath, withoutBasePath } from '@silverjobs/contract/base-path';
import { createBrowserRouter } from 'react-router-dom';
import { type AppLoaders, appRoutes, type FirstRoute, hydrationState } from './app-routes.tsx';
import { type GuardParts, loadGuestRoute, loadPageRoute } from './guards.ts';
import { createPageHistory } from './page-history.ts';

/**
 * Creates the router from the registry: the host knows every path, guard and menu entry from it.
 * @param first the page that the document brought along
 */
export function createAppRouter(guards: GuardParts, first?: FirstRoute) {
  const { session, preview } = guards;
  const registry = guards.registry.current();
  const history = createPageHistory(window);
  // The first loaders run while the router is being created.
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const loaders: AppLoaders = {
    layout: async () => {
      await session.settled();
      return null;
    },
    guest: (request) =>
      loadGuestRoute(
        session,
        new URL(wantedPath(request.url), location.origin),
        guards.linkToken(),
      ),
    page: (pages, request) => loadPageRoute(pages, wantedPath(request.url), guards),
  };
  const frame = { registry, history, renewal: guards.renewal, preview };
  router = createBrowserRouter(appRoutes(frame, loaders, first), {
    basename: withBasePath('/'),
    window: history.window,
    ...hydrationState(first),
  });

  // A request has no hash; the router's own location still has it (access-10).
  function wantedPath(url: string): string {
    const { pathname, search } = new URL(url);
    const pending = router?.state.navigation.location ?? globalThis.location;
    return withoutBasePath(
      `${pathname}${search}${pending.pathname === pathname ? pending.hash : ''}`,
    );
  }

  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
