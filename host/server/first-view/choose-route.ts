import type { User } from '@silverjobs/contract';
import { evaluateAccess } from '@silverjobs/contract/access';
import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import type { Registry } from '@silverjobs/federation';
import { matchRoutes } from 'react-router-dom';
import { choosePage } from '../../common/choose-page.ts';
import { hostPaths } from '../../common/host-paths.ts';
import {
  declaredPages,
  pageRoutes,
  purposePath,
  type RemotePage,
} from '../../common/page-table.ts';
import { memoizeByObject } from '../common/caches.ts';
import { indexPatternsByFirstSegment } from '../common/index-patterns.ts';

/** The route that answers for a path, chosen as the router in the browser does. */
export interface ChosenRoute {
  /** Path of the route, with `:name` for parameters; `*` for none. */
  path: string;
  params: Record<string, string>;
  /** Pages of remotes; none on a page of the host. */
  pages: RemotePage[];
}

/** Chooses the route for a path. */
export function chooseRoute(registry: Registry, pathname: string): ChosenRoute {
  const { routes, routesFor, pages } = routesOf(registry);
  // The router reads escapes, too.
  const near = pathname.includes('%') ? routes : routesFor(pathname);
  const match = matchRoutes([...near], pathname)?.at(-1);
  const path = match?.route.path ?? '*';
  return {
    path,
    params: Object.fromEntries(
      Object.entries(match?.params ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
    pages: pages.get(path) ?? [],
  };
}

const routesOf = memoizeByObject((registry: Registry) => {
  const remotes = pageRoutes(registry);
  const paths = [...Object.values(hostPaths), ...remotes.map(({ path }) => path)];
  const routes = paths.map((path) => ({ path }));
  return {
    routes,
    routesFor: indexPatternsByFirstSegment(routes, ({ path }) => path),
    pages: new Map(remotes.map(({ path, pages }) => [path, pages])),
  };
});

/** What a visitor gets on a path. */
export type AccessChoice =
  | { kind: 'page'; page: RemotePage | null }
  | { kind: 'redirect'; to: string }
  /** Even the start page is closed: the browser says so. */
  | { kind: 'nothing' };

const GUEST_PATHS: readonly string[] = [
  hostPaths.login,
  hostPaths.loginLink,
  hostPaths.register,
  hostPaths.signup,
];

/**
 * Decides as the guards in the browser do, with the same functions (access-3, access-14), so that
 * nobody sees a page that is not theirs, not even for a moment.
 * @param url path and query asked for
 */
export function decideAccess(
  { path, pages }: ChosenRoute,
  url: string,
  user: User | null,
  registry: Registry,
): AccessChoice {
  const session = { signedIn: user !== null, loaded: user !== null, user };
  if (GUEST_PATHS.includes(path)) {
    if (evaluateAccess({ kind: 'guest' }, session).allowed) return { kind: 'page', page: null };
    const query = new URLSearchParams(url.split('?', 2)[1]);
    return { kind: 'redirect', to: safeRedirectPath(query.get('from')) ?? paths.start };
  }
  if (pages.length === 0) return { kind: 'page', page: null };
  const choice = choosePage(pages, session, url, planPathOf(registry));
  if (choice.kind === 'page') return choice;
  return choice.to === url ? { kind: 'nothing' } : choice;
}

const planPathOf = memoizeByObject((registry: Registry) =>
  purposePath(declaredPages(registry), 'explain-plan'),
);
