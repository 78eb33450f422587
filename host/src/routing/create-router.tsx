import { createBrowserRouter, type ShouldRevalidateFunction } from 'react-router-dom';
import { AppLayout } from '../layout/AppLayout.tsx';
import { BootSpinner } from '../pages/BootSpinner.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RootErrorPage } from '../pages/RootErrorPage.tsx';
import { RemotePageRoute } from '../remote-loading/RemotePageRoute.tsx';
import { RenewalNotice } from '../remote-loading/RenewalNotice.tsx';
import { DeclaredPagesProvider } from './declared-pages-context.tsx';
import { type GuardParts, loadGuestRoute, loadPageRoute } from './guards.ts';
import { deepLinkPage, guestPages, legalPages, passwordResetPage } from './host-pages.ts';
import { PageHistoryProvider } from './PageHistoryProvider.tsx';
import { createPageHistory } from './page-history.ts';
import { pageRoutes } from './page-table.ts';
import { declaredPages } from './purpose-path.ts';
import { RootRoute } from './RootRoute.tsx';

/** Creates the router from the registry: the host knows every path, guard and menu entry from it. */
export function createAppRouter(guards: GuardParts) {
  const { session } = guards;
  const registry = guards.registry.current();
  const history = createPageHistory(window);
  // The first loaders run while the router is being created.
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const routes = [
    {
      element: (
        <DeclaredPagesProvider pages={declaredPages(registry)}>
          <PageHistoryProvider history={history}>
            <RootRoute preview={guards.preview} />
          </PageHistoryProvider>
        </DeclaredPagesProvider>
      ),
      HydrateFallback: BootSpinner,
      ErrorBoundary: RootErrorPage,
      children: [
        ...guestPages.map((page) => ({
          ...page,
          loader: ({ request }: { request: Request }) =>
            loadGuestRoute(session, new URL(request.url), guards.linkToken()),
        })),
        passwordResetPage,
        deepLinkPage,
        {
          element: (
            <AppLayout
              remotes={Object.values(registry.remotes)}
              notice={<RenewalNotice asking={guards.renewal.asking} />}
            />
          ),
          loader: async () => {
            await session.settled();
            return null;
          },
          shouldRevalidate: () => false,
          children: [
            ...pageRoutes(registry).map(({ path, pages }) => ({
              path,
              Component: RemotePageRoute,
              shouldRevalidate: onlyOnAnotherPath,
              loader: ({ request }: { request: Request }) =>
                loadPageRoute(pages, wantedPath(request.url), guards),
            })),
            ...legalPages,
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
  router = createBrowserRouter(routes, { window: history.window });

  // A request has no hash; the router's own location still has it (ACC-01).
  function wantedPath(url: string): string {
    const { pathname, search } = new URL(url);
    const pending = router?.state.navigation.location ?? globalThis.location;
    return `${pathname}${search}${pending.pathname === pathname ? pending.hash : ''}`;
  }

  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** A filter in the query is the page's own matter; a retry asks for the same address again. */
const onlyOnAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
