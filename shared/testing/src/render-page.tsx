import { type RenderResult, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createPerson } from './person.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.tsx';

/** How a page is rendered. */
export interface RenderPageOptions extends TestAppOptions {
  /** Address to open, default '/'. */
  route?: string;
  /** Path of the page with `:name` for parameters; by default that of the address. */
  path?: string;
  /** Further pages that links may lead to, by path. Any other address shows its path. */
  pages?: Record<string, ReactNode>;
}

/** The rendered page with everything that a test looks at. */
export interface RenderedPage extends TestApp, Omit<RenderResult, 'rerender'> {
  router: ReturnType<typeof createMemoryRouter>;
  /** Where the application is: path and query. */
  address(): string;
  /** Acts as a person with mouse and keyboard. */
  person: UserEvent;
}

const closers = new Set<() => void>();

// The cache lets go of answers minutes after the page; the process must not wait for that.
afterEach(() => {
  for (const close of closers) close();
  closers.clear();
});

/** Renders a page as the host does: shell, session, API, router; without layout. */
export function renderPage(ui: ReactNode, options: RenderPageOptions = {}): RenderedPage {
  const { route = '/', path = route.replace(/[?#].*/, ''), pages = {} } = options;
  const app = createTestApp(options);
  const routes: RouteObject[] = [
    { path, element: ui },
    ...Object.entries(pages).map(([path, element]) => ({ path, element })),
    { path: '*', element: <p>Andere Seite</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const result = render(<RouterProvider router={router} />, { wrapper: app.Providers });
  closers.add(() => {
    result.unmount();
    app.queries.clear();
  });
  return {
    ...app,
    ...result,
    router,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    person: createPerson(),
  };
}
