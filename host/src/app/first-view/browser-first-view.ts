import { withBasePath, withoutBasePath } from '@silverjobs/contract/base-path';
import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import { readAuthToken, type SessionState } from '@silverjobs/shell';
import { FIRST_VIEW_ID } from '../../../common/document-names.ts';
import type { FirstView } from '../../../common/first-view.ts';
import { pageRoutes } from '../../../common/page-table.ts';
import type { FirstRoute } from '../routing/app-routes.tsx';
import type { AppRouter } from '../routing/create-router.tsx';
import { type GuardParts, loadPageRoute } from '../routing/guards.ts';
import { hostPageLoaders } from '../routing/host-pages.ts';

/**
 * Takes the data of the server's render out of the document; null without one, or when it was
 * rendered for somebody else than is signed in now.
 */
export function readFirstView(): FirstView | null {
  const element = document.getElementById(FIRST_VIEW_ID);
  const text = element?.textContent;
  element?.remove();
  if (!text) return null;
  const first = JSON.parse(text) as FirstView;
  return (first.user !== null) === (readAuthToken() !== null) ? first : null;
}

/** First state of the session's store; React hydrates with it, so it must be the server's. */
export function initialSession(first: FirstView | null): Partial<SessionState> {
  if (!first) return { status: 'loading' };
  return { status: first.user ? 'ready' : 'anonymous', user: first.user };
}

/**
 * Loads the code of the page that the server has rendered, past the same guards as ever.
 * @returns null when the page is another one after all; the address is that of the other one then
 */
export async function loadFirstRoute(
  first: FirstView,
  guards: GuardParts,
): Promise<FirstRoute | null> {
  const route = isHere() ? await loadRoute(first, guards) : null;
  return isHere() ? route : null;
}

/** Whether the tab is still where its document came for: going back may have left it before (layout-26). */
function isHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname === window.location.pathname;
}

async function loadRoute(
  { route: path }: FirstView,
  guards: GuardParts,
): Promise<FirstRoute | null> {
  const { pathname, search, hash } = window.location;
  const pages = pageRoutes(guards.registry.current()).find((route) => route.path === path)?.pages;
  if (!pages) return { path, data: null, Component: await hostPageLoaders[path]?.() };
  const wanted = withoutBasePath(`${pathname}${search}${hash}`);
  const data = await loadPageRoute(pages, wanted, guards);
  if (!(data instanceof Response)) return { path, data };
  const to = withBasePath(data.headers.get('Location') ?? paths.start);
  if (data.headers.has('X-Remix-Reload-Document')) window.location.replace(to);
  else window.history.replaceState(null, '', to);
  return null;
}

/**
 * The server redirects a visitor to the login page without ever seeing the hash of the wanted
 * address. The browser stores the wanted path with it, as its own guard does (delivery-51).
 */
export function storeRedirectFromLoginUrl({ redirect }: Pick<GuardParts, 'redirect'>): void {
  const { pathname, search, hash } = window.location;
  if (readAuthToken() !== null || withoutBasePath(pathname) !== paths.login) return;
  const query = new URLSearchParams(search);
  const from = safeRedirectPath(query.get('from'));
  if (!from) return;
  const wanted = hash && !from.includes('#') ? `${from}${hash}` : from;
  redirect.remember(wanted);
  query.set('from', wanted);
  if (hash) window.history.replaceState(null, '', `${pathname}?${query}`);
}

/**
 * Whether React can hydrate: the page is the one that the server has rendered, it has loaded, and
 * this entry of the tab's history holds no state, which no server sees.
 */
export function matchesServerRender(route: FirstRoute | null): boolean {
  const state = (window.history.state as { usr?: unknown } | null)?.usr;
  if (!route || (state !== undefined && state !== null)) return false;
  return route.data === null || (route.data.kind === 'page' && route.data.result.kind === 'loaded');
}

type Subscriber = Parameters<AppRouter['subscribe']>[0];

/**
 * The router for hydrating: it keeps the state of the server's render until React subscribes.
 * A navigation before that (a click on 'Zurück', a sign-out in another tab) would otherwise make
 * React hydrate another page than was rendered, or stay on the old one (delivery-52).
 */
export function freezeRouterUntilHydrated(router: AppRouter): AppRouter {
  const rendered = router.state;
  let hydrated = false;
  return Object.create(router, {
    state: { get: () => (hydrated ? router.state : rendered) },
    subscribe: {
      value: (subscriber: Subscriber) => {
        const unsubscribe = router.subscribe(subscriber);
        if (!hydrated && router.state !== rendered) notify(subscriber, router);
        hydrated = true;
        return unsubscribe;
      },
    },
  });
}

function notify(subscriber: Subscriber, { state }: AppRouter): void {
  subscriber(state, { deletedFetchers: [], newErrors: null, flushSync: false });
}
