import type { Registry } from '@silverjobs/federation';
import type { ComponentType } from 'react';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { PreviewNote } from '../../../common/boot-data.ts';
import {
  declaredPages,
  type PageRoute,
  pageRoutes,
  type RemotePage,
} from '../../../common/page-table.ts';
import { DeclaredPagesProvider } from '../../frame/declared-pages/declared-pages.tsx';
import { AppLayout } from '../../frame/layout/AppLayout.tsx';
import { PublicLayout } from '../../frame/layout/PublicLayout.tsx';
import { RemotePageRoute } from '../../frame/remote-page/RemotePageRoute.tsx';
import { type AskedRenewal, RenewalNotice } from '../../frame/remote-page/RenewalNotice.tsx';
import type { PageRouteData } from '../../loading/load-page.ts';
import { BootSpinner, NotFoundPage, RootErrorPage } from '../../pages/fallback-pages.tsx';
import {
  deepLinkPage,
  guestPages,
  helpEntryPage,
  legalPages,
  passwordResetPage,
} from './host-pages.ts';
import type { PageHistory } from './page-history.ts';
import { PageHistoryProvider, RootRoute } from './RootRoute.tsx';

/** What stands around every page. */
export interface AppFrame {
  registry: Registry;
  history: Pick<PageHistory, 'stack' | 'start'>;
  renewal: AskedRenewal;
  preview?: PreviewNote | undefined;
}

/** Guards of the routes; they run in the browser only, the document server has its own way. */
export interface AppLoaders {
  layout: () => Promise<null>;
  guest: (request: Request) => Promise<Response | null>;
  page: (pages: RemotePage[], request: Request) => Promise<PageRouteData | Response>;
}

/** The page that is there when the router begins. */
export interface FirstRoute {
  /** Path of its route, with `:name` for parameters. */
  path: string;
  /** What its guard has given. */
  data: PageRouteData | null;
  /** A page of the host, which is otherwise fetched when it is first opened. */
  Component?: ComponentType | undefined;
}

/** Id of the route of what stands around every page. */
export const LAYOUT = 'layout';

/** The routes of the application, the same on the server and in the browser. */
export function appRoutes(frame: AppFrame, loaders: AppLoaders, first?: FirstRoute) {
  const { registry, history, renewal, preview } = frame;
  const notice = <RenewalNotice {...renewal} />;
  const hostPage = <Page extends { path: string }>(page: Page) => {
    const Component = first?.path === page.path ? first.Component : undefined;
    return { id: page.path, ...(Component ? { path: page.path, Component } : page) };
  };
  const remotePage = ({ path, pages }: PageRoute) => ({
    id: path,
    path,
    Component: RemotePageRoute,
    shouldRevalidate: onlyOnAnotherPath,
    loader: ({ request }: { request: Request }) => loaders.page(pages, request),
  });
  const routes = pageRoutes(registry);
  const forEverybody = routes.filter(isForEverybody);
  const inFrame = routes.filter((route) => !isForEverybody(route));
  return [
    {
      element: (
        <DeclaredPagesProvider pages={declaredPages(registry)}>
          <PageHistoryProvider history={history}>
            <RootRoute preview={preview} />
          </PageHistoryProvider>
        </DeclaredPagesProvider>
      ),
      HydrateFallback: BootSpinner,
      ErrorBoundary: RootErrorPage,
      children: [
        ...guestPages.map((page) => ({
          ...hostPage(page),
          loader: ({ request }: { request: Request }) => loaders.guest(request),
        })),
        hostPage(passwordResetPage),
        hostPage(helpEntryPage),
        hostPage(deepLinkPage),
        { element: <PublicLayout notice={notice} />, children: forEverybody.map(remotePage) },
        {
          id: LAYOUT,
          element: <AppLayout remotes={Object.values(registry.remotes)} notice={notice} />,
          loader: loaders.layout,
          shouldRevalidate: () => false,
          children: [
            ...inFrame.map(remotePage),
            ...legalPages.map(hostPage),
            { id: '*', path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

/** Pages for who has no account have a frame of their own (layout-39). */
const isForEverybody = ({ pages }: PageRoute): boolean =>
  pages.every(({ page }) => page.publicDocument !== undefined);

/** The router's hydration data, so that it shows the first page at once. */
export function hydrationState(first: FirstRoute | undefined) {
  return first && { hydrationData: { loaderData: { [LAYOUT]: null, [first.path]: first.data } } };
}

/** A filter in the query is the page's own matter; a retry asks for the same address again. */
const onlyOnAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
