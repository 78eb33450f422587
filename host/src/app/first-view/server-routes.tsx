import type { ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';

/**
 * Only the route with this id and those around it: a server renders one page, and the router would
 * work through all routes for each document.
 */
export function pruneRoutes(routes: RouteObject[], id: string): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.id === id) return [route];
    if (!route.children) return [];
    const children = pruneRoutes(route.children, id);
    return children.length > 0 ? [{ ...route, children }] : [];
  });
}

/**
 * Routes that render without the layout until `renderAll` is called: the first pass only finds the
 * page's queries, and header, menu and footer are most of the markup of a page that waits (delivery-48).
 * @param layoutId id of the layout's route
 */
export function createTwoPassRoutes(routes: RouteObject[], layoutId: string) {
  let all = false;
  const Layout = ({ children }: { children: ReactNode }) => (all ? children : <Outlet />);
  const replace = (route: RouteObject): RouteObject => {
    if (route.id === layoutId) return { ...route, element: <Layout>{route.element}</Layout> };
    return route.children ? { ...route, children: route.children.map(replace) } : route;
  };
  return {
    routes: routes.map(replace),
    renderAll: (): void => {
      all = true;
    },
  };
}
