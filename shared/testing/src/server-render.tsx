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

/** A page of a remote that its tests render with all others of that remote. */
export interface ServerPage extends ServerRenderOptions {
  /** The beginning of the test's title, default its address. */
  name?: string;
  /** Texts that the server's HTML has. */
  shows: string[];
  /** Texts that it must not have. */
  hides?: string[];
  /** What else the browser shows once the page is hydrated. */
  hydrated?: (container: HTMLElement) => unknown;
}

/**
 * Renders a page in Node without any DOM and hydrates the HTML in a browser document with freshly
 * loaded modules; fails on any message of React (rules of a page that the server can render, no.
 * 9). The test's file must say `@jest-environment node`.
 */
export async function expectServerRenderAndHydrate(
  options: ServerRenderOptions,
): Promise<HydratedPage> {
  const server = await renderOnServer([options]);
  const leave = await enterBrowser();
  const page = await hydrate(options, await (server[0] as Promise<ServerSide>));
  return {
    ...page,
    close: async () => {
      await page.close();
      leave();
    },
  };
}

/**
 * One test for each of these pages, as `expectServerRenderAndHydrate` looks at one: all are rendered on the
 * server first, so that each side loads its modules once a file.
 */
export function testServerPages(common: TestAppOptions, each: ServerPage[]): void {
  const pages = each.map((page) => ({ ...common, ...page }));
  let server: Promise<ServerSide>[];
  let leave = () => {};
  beforeAll(async () => {
    server = await renderOnServer(pages);
    leave = await enterBrowser();
  });
  afterAll(() => leave());
  test.each(pages.map((page, index) => [page.name ?? page.route, page, index] as const))(
    '%s renders completely on the server and hydrates without a complaint',
    async (_, page, index) => {
      const { html, container, close } = await hydrate(
        page,
        await (server[index] as Promise<ServerSide>),
      );
      for (const text of page.shows) expect(html).toContain(text);
      for (const text of page.hides ?? []) expect(html).not.toContain(text);
      await page.hydrated?.(container);
      await close();
    },
  );
}

/** What the server hands to the browser. */
interface ServerSide {
  html: string;
  queries: QueryClient;
}

/** Renders one page after the other; what fails with one of them is said by its own test. */
async function renderOnServer(pages: ServerRenderOptions[]): Promise<Promise<ServerSide>[]> {
  expect(typeof document).toBe('undefined');
  forgetModules();
  const { renderToString } = await import('react-dom/server');
  const rendered: Promise<ServerSide>[] = [];
  for (const options of pages) {
    const side = withoutComplaint(async () => {
      const { element, queries } = await composePage(options);
      return { html: renderToString(element), queries };
    });
    await side.catch(() => {});
    rendered.push(side);
  }
  forgetModules();
  return rendered;
}

/** Hydrates what the server made, in the document that `enterBrowser` has put in place. */
async function hydrate(
  options: ServerRenderOptions,
  { html, queries }: ServerSide,
): Promise<HydratedPage> {
  history.replaceState(null, '', options.route ?? '/');
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  options.before?.(document);
  const [{ act }, { hydrateRoot }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
  ]);
  const { root, browser } = await withoutComplaint(async () => {
    const browser = await composePage(options, queries);
    const recovered: unknown[] = [];
    const root: Root = await act(async () =>
      hydrateRoot(container, browser.element, {
        onRecoverableError: (error) => recovered.push(error),
      }),
    );
    expect(recovered).toEqual([]);
    return { root, browser };
  });
  const close = async () => {
    await act(async () => root.unmount());
    for (const each of [queries, browser.queries]) each.clear();
  };
  return { html, container, close };
}

/** Fails when React, or anybody else, complains meanwhile. */
async function withoutComplaint<Result>(work: () => Promise<Result>): Promise<Result> {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const result = await work();
    expect(complaints.mock.calls).toEqual([]);
    return result;
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
  const [{ createTestApp }, { MemoryRouter, Route, Routes }, cache] = await Promise.all([
    import('./test-app.tsx'),
    import('react-router-dom'),
    import('@tanstack/react-query'),
  ]);
  const app = createTestApp(options);
  if (filled) cache.hydrate(app.queries, cache.dehydrate(filled));
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

/** Puts a document and its globals in place; gives a function that removes them. */
async function enterBrowser(): Promise<() => void> {
  const { JSDOM } = await import('jsdom');
  const dom: JSDOM = new JSDOM('<!doctype html>', {
    url: 'https://example.org/',
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
