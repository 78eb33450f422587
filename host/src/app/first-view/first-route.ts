import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import { readAuthToken } from '@silverjobs/shell';
import type { FirstView } from '../../../common/first-view.ts';
import { pageRoutes } from '../../../common/page-table.ts';
import type { FirstRoute } from '../routing/app-routes.tsx';
import { type GuardParts, loadPageRoute } from '../routing/guards.ts';
import { hostPageLoaders } from '../routing/host-pages.ts';

/**
 * Loads the code of the page that the server has drawn, past the same guards as ever.
 * @returns null when the page is another one after all; the address is that of the other one then
 */
export async function loadFirstRoute(
  first: FirstView,
  guards: GuardParts,
): Promise<FirstRoute | null> {
  const route = isHere() ? await loadRoute(first, guards) : null;
  return isHere() ? route : null;
}

/** Whether the tab is still where its document came for: going back may have left it before (FIND-06). */
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
  const data = await loadPageRoute(pages, `${pathname}${search}${hash}`, guards);
  if (!(data instanceof Response)) return { path, data };
  const to = data.headers.get('Location') ?? paths.start;
  if (data.headers.has('X-Remix-Reload-Document')) window.location.replace(to);
  else window.history.replaceState(null, '', to);
  return null;
}

/**
 * The server has sent a visitor to the login page, drawn or not; what the guard in the browser does besides is
 * done here: the wanted page is remembered, with the part of its address that no server sees (ACC-01).
 */
export function rememberWanted({ redirect }: Pick<GuardParts, 'redirect'>): void {
  const { pathname, search, hash } = window.location;
  if (readAuthToken() !== null || pathname !== paths.login) return;
  const query = new URLSearchParams(search);
  const from = safeRedirectPath(query.get('from'));
  if (!from) return;
  const wanted = hash && !from.includes('#') ? `${from}${hash}` : from;
  redirect.remember(wanted);
  query.set('from', wanted);
  if (hash) window.history.replaceState(null, '', `${pathname}?${query}`);
}

/**
 * Whether the page is the one that the server has drawn: not another one, no failure, and nothing that
 * this entry of the tab's history remembers, which no server sees.
 */
export function isShown(route: FirstRoute | null): boolean {
  const remembered = (window.history.state as { usr?: unknown } | null)?.usr;
  if (!route || (remembered !== undefined && remembered !== null)) return false;
  return route.data === null || (route.data.kind === 'page' && route.data.result.kind === 'loaded');
}
