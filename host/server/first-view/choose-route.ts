import type { Registry } from '@silverjobs/federation';
import { matchRoutes } from 'react-router-dom';
import { hostPaths } from '../../common/host-paths.ts';
import { pageRoutes, type RemotePage } from '../../common/page-table.ts';
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
