import type { Registry } from '@silverjobs/federation';
import { matchRoutes } from 'react-router-dom';
import type { RemotePage } from '../../src/remote-loading/load-page.ts';
import { hostPaths } from '../../src/routing/host-paths.ts';
import { pageRoutes } from '../../src/routing/page-table.ts';
import { canMatch } from '../match-page.ts';

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
  const remotes = pageRoutes(registry);
  const routes = [...Object.values(hostPaths), ...remotes.map(({ path }) => path)]
    // The router reads escapes, too.
    .filter((path) => pathname.includes('%') || canMatch(path, pathname))
    .map((path) => ({ path }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  const path = match?.route.path ?? '*';
  return {
    path,
    params: Object.fromEntries(
      Object.entries(match?.params ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
    pages: remotes.find((route) => route.path === path)?.pages ?? [],
  };
}
