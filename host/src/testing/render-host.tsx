import { ApiProvider, createApiClient } from '@silverjobs/api';
import type { Registry } from '@silverjobs/federation';
import { readAuthToken, takeLinkToken, writeAuthToken } from '@silverjobs/shell';
import {
  createPerson,
  createTestAdapter,
  createTestApp,
  type TestApp,
  type TestAppOptions,
} from '@silverjobs/testing';
import { type RenderResult, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createAppRouter } from '../app/routing/create-router.tsx';
import { createPageLoader } from '../loading/load-page.ts';
import { createRenewal, type Renewal } from '../loading/renewal.ts';
import { SessionServiceProvider } from '../session/session-context.tsx';
import type { SessionChannel } from '../session/session-parts.ts';
import { createSessionService } from '../session/session-service.ts';
import { createStoredRedirect, StoredRedirectProvider } from '../session/stored-redirect.tsx';

/** What the host is started with in a test. */
export interface RenderHostOptions extends Omit<TestAppOptions, 'user' | 'linkToken'> {
  /** Address to open. */
  route: string;
  registry: Registry;
  /** Connects with other tabs; by default there are none. */
  channel?: SessionChannel;
  /** Token in the auth cookie, if any. */
  token?: string;
  /** Exposed modules by name; a promise that rejects is a failing remote. */
  modules?: Record<string, ComponentType | (() => Promise<ComponentType>)>;
}

/** The running host. */
export interface RenderedHost extends TestApp, Omit<RenderResult, 'rerender'> {
  person: UserEvent;
  /** Names of the exposed modules that were asked for, in order. */
  loads: string[];
}

/** A router goes on listening to the tab, and would write its address into the next test. */
let running: ReturnType<typeof createAppRouter> | undefined;
afterEach(() => running?.dispose());

/** Starts the host with its real router, guards, session and loader; only the network is a double. */
export function renderHost(options: RenderHostOptions): RenderedHost {
  const { route, registry, token, modules = {} } = options;
  writeAuthToken(token || null);
  window.history.replaceState(null, '', route);
  const app = createTestApp({ ...options, linkToken: takeLinkToken() });
  app.shell.session.setState({ status: 'loading' });
  const loads: string[] = [];
  const loader = createPageLoader({
    loadModule: async (_, expose) => {
      loads.push(expose);
      const module = modules[expose];
      if (!module) throw new Error(`The test has no module ${expose}.`);
      const isLoader = module.length === 0 && module.name === 'load';
      const Component = isLoader ? await (module as () => Promise<ComponentType>)() : module;
      return { [expose]: Component };
    },
    fetchRegistry: async () => registry,
    inspectFile: async () => 'unknown',
    report: ({ cause }) => app.reported.push(cause),
    wait: async () => {},
  });
  const session = createSessionService({
    store: app.shell.session,
    storage: app.shell.storage,
    queryClient: app.queries,
    api: () => api,
    channel: options.channel ?? { broadcast: () => {}, listen: () => {} },
    goTo: (path) => router.navigate(path),
    recheck: () => router.revalidate(),
    unsaved: app.shell.unsavedWork.names,
  });
  // The real client with the session's own answers to 401; only its network is a double.
  const api = createApiClient({
    baseUrls: app.shell.config.apiBaseUrls,
    readToken: readAuthToken,
    expectsToken: session.expectsToken,
    onTokenExpired: session.onTokenExpired,
    onUnauthorized: session.onUnauthorized,
  });
  const adapter = createTestAdapter(app.handlers, app.calls);
  for (const group of Object.values(api)) group.defaults.adapter = adapter;
  void session.load();
  const redirect = createStoredRedirect(app.shell.storage);
  const router = createAppRouter({
    registry: { current: () => registry, refresh: async () => {}, look: async () => {} },
    session,
    loader,
    redirect,
    unsaved: app.shell.unsavedWork.names,
    linkToken: () => app.shell.linkToken.current,
    renewal: noRenewal(registry),
  });
  running = router;
  const result = render(
    <app.Providers>
      <ApiProvider client={api}>
        <SessionServiceProvider service={session}>
          <StoredRedirectProvider redirect={redirect}>
            <RouterProvider router={router} />
          </StoredRedirectProvider>
        </SessionServiceProvider>
      </ApiProvider>
    </app.Providers>,
  );
  return { ...app, ...result, person: createPerson(), loads };
}

/** The renewal of a tab whose releases are the present ones. */
export function noRenewal(registry: Registry): Renewal {
  return createRenewal({
    own: registry,
    hostRelease: undefined,
    fetchRegistry: async () => registry,
    unsaved: () => false,
    storage: window.sessionStorage,
  });
}
