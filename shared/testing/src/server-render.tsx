import type { QueryClient } from '@tanstack/react-query';
import type { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { TestApp, TestAppOptions } from './test-app.tsx';

/** How a page is rendered on the server. */
export interface ServerRenderOptions extends TestAppOptions {
  /** Imports the page and gives its element; called once on the server and once in the browser. */
  page: () => Promise<ReactNode>;
  /** Address to open, default '/'. */
  route?: string;
  /** Path of the page with `:name` for parameters. */
  path?: string;
  /** What somebody does to the page before its scripts run. */
  before?: (page: Document) => void;
  /** Fills the query cache with what the page declares for its URL. */
  fill?: (app: TestApp) => Promise<unknown>;
}

/** What came out of both renders. */
export interface HydratedPage {
  /** The HTML of the server. */
  html: string;
  /** The page in the browser after hydration. */
  container: HTMLElement;
  /** Unmounts the page and takes the browser's globals away again. */
  close(): Promise<void>;
}

/**
 * Renders a page in Node without any DOM and hydrates the HTML in a browser document with freshly
 * loaded modules; fails on any message of React (rules of a page that the server can render, no.
 * 9). The test's file must say `@jest-environment node`.
 */
export async function expectServerRenderAndHydrate(
  options: ServerRenderOptions,
): Promise<HydratedPage> {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    expect(typeof document).toBe('undefined');
    forgetModules();
    const { renderToString } = await import('react-dom/server');
    const server = await composePage(options);
    const html = renderToString(server.element);
    expect(complaints.mock.calls).toEqual([]);

    const leave = await enterBrowser(html, options.route ?? '/');
    options.before?.(document);
    forgetModules();
    const [{ act }, { hydrateRoot }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
    ]);
    const browser = await composePage(options, server.queries);
    const container = document.getElementById('root');
    if (!container) throw new Error('The document has no root.');
    const recovered: unknown[] = [];
    const root: Root = await act(async () =>
      hydrateRoot(container, browser.element, {
        onRecoverableError: (error) => recovered.push(error),
      }),
    );
    expect(recovered).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    const close = async () => {
      await act(async () => root.unmount());
      for (const { queries } of [server, browser]) queries.clear();
      leave();
    };
    return { html, container, close };
  } finally {
    complaints.mockRestore();
  }
}

/** Contexts that all versions of a package share in a page (delivery-90) would outlive their React. */
function forgetModules(): void {
  jest.resetModules();
  const scope = globalThis as unknown as Record<symbol, unknown>;
  for (const key of Object.getOwnPropertySymbols(scope)) {
    if (key.description?.startsWith('silverjobs.')) delete scope[key];
  }
}

async function composePage(options: ServerRenderOptions, filled?: QueryClient) {
  const { route = '/', path = route.replace(/[?#].*/, ''), page, fill } = options;
  const [{ createTestApp }, { MemoryRouter, Route, Routes }, { dehydrate, hydrate }] =
    await Promise.all([
      import('./test-app.tsx'),
      import('react-router-dom'),
      import('@tanstack/react-query'),
    ]);
  const app = createTestApp(options);
  if (filled) hydrate(app.queries, dehydrate(filled));
  else await fill?.(app);
  const element = (
    <app.Providers>
      <MemoryRouter initialEntries={[route]}>
        <Routes>
          <Route path={path} element={await page()} />
        </Routes>
      </MemoryRouter>
    </app.Providers>
  );
  return { element, queries: app.queries };
}

/** Puts a document with this HTML and its globals in place; gives a function that removes them. */
async function enterBrowser(html: string, route: string): Promise<() => void> {
  const { JSDOM } = await import('jsdom');
  const dom: JSDOM = new JSDOM(`<!doctype html><body><div id="root">${html}</div></body>`, {
    url: `https://example.org${route}`,
    pretendToBeVisual: true,
  });
  const scope = globalThis as unknown as Record<string, unknown>;
  const added = ['IS_REACT_ACT_ENVIRONMENT', 'window'];
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  scope.window = dom.window;
  for (const name of Object.getOwnPropertyNames(dom.window)) {
    if (name in scope) continue;
    Object.defineProperty(scope, name, {
      configurable: true,
      get: () => dom.window[name as 'document'],
    });
    added.push(name);
  }
  return () => {
    dom.window.close();
    for (const name of added) Reflect.deleteProperty(scope, name);
  };
}
