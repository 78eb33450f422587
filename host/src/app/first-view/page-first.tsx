import type { ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';

/**
 * Routes of a drawing that leaves out what stands around the page until `drawAll` is called: to find
 * the page's queries, nobody needs header, menu and footer, which are most of a page that waits
 * (VIEW-07).
 * @param id the route of what stands around the page
 */
export function pageFirst(routes: RouteObject[], id: string) {
  let all = false;
  const Surroundings = ({ children }: { children: ReactNode }) => (all ? children : <Outlet />);
  const replace = (route: RouteObject): RouteObject => {
    if (route.id === id) {
      return { ...route, element: <Surroundings>{route.element}</Surroundings> };
    }
    return route.children ? { ...route, children: route.children.map(replace) } : route;
  };
  return {
    routes: routes.map(replace),
    drawAll: (): void => {
      all = true;
    },
  };
}
