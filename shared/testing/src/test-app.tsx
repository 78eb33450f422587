import { type ApiClient, ApiProvider, createApiClient } from '@silverjobs/api';
import type { SiteContents, User } from '@silverjobs/contract';
import {
  createAppStorage,
  createSessionStore,
  createShell,
  defaultConfig,
  type Environment,
  type KeyValueStore,
  type LinkToken,
  type Shell,
  ShellProvider,
} from '@silverjobs/shell';
import { UiProvider } from '@silverjobs/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Handlers } from './handlers.ts';
import { memoryStore } from './memory-store.ts';
import { createTestAdapter, type RecordedCall } from './test-adapter.ts';

/** The token of a signed-in user in tests. */
const TEST_TOKEN = 'test-token';

/** What an application for a test is made of. */
export interface TestAppOptions {
  /** The signed-in user; null for a visitor. */
  user?: User | null;
  /** Answers by contract key. */
  handlers?: Handlers;
  /** What the browser kept: text by key. */
  stored?: Record<string, string>;
  environment?: Environment;
  /** Secret of the link that opened the page. */
  linkToken?: LinkToken | null;
  /** Key of the maps service; none by default. */
  mapsKey?: string;
  /** What the operator's logo says; none by default. */
  logoText?: string;
  /** What the office has written; nothing by default. */
  contents?: SiteContents;
}

/** The parts that the host gives to pages, made for a test. */
export interface TestApp {
  shell: Shell;
  api: ApiClient;
  queries: QueryClient;
  /** Calls made so far, in order. */
  calls: RecordedCall[];
  /** May be changed during the test. */
  handlers: Handlers;
  /** The browser's storage. */
  store: KeyValueStore;
  /** Errors that the page reported to monitoring. */
  reported: unknown[];
  Providers: (props: { children: ReactNode }) => ReactNode;
}

/** Builds what stands above a page in the host: shell, API client, query client and UI. */
export function createTestApp(options: TestAppOptions = {}): TestApp {
  const { user = null, handlers = {}, stored = {}, environment = 'production' } = options;
  const { linkToken = null, mapsKey, logoText, contents } = options;
  const store = memoryStore(stored);
  const session = createSessionStore({ status: user ? 'ready' : 'anonymous', user });
  const reported: unknown[] = [];
  const shell = createShell({
    config: {
      ...defaultConfig,
      environment,
      ...(mapsKey && { mapsKey }),
      ...(logoText && { logoText }),
      ...(contents && { contents }),
    },
    session,
    storage: createAppStorage(store),
    linkToken,
    reportError: (error) => reported.push(error),
  });
  const calls: RecordedCall[] = [];
  const api = createApiClient({
    baseUrls: defaultConfig.apiBaseUrls,
    readToken: () => (session.getState().user ? TEST_TOKEN : null),
    expectsToken: () => session.getState().user !== null,
    onTokenExpired: () => session.setState({ status: 'expired' }),
    onUnauthorized: () => session.setState({ status: 'anonymous', user: null }),
  });
  const adapter = createTestAdapter(handlers, calls);
  for (const group of Object.values(api)) group.defaults.adapter = adapter;
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });

  function Providers({ children }: { children: ReactNode }) {
    return (
      <ShellProvider shell={shell}>
        <QueryClientProvider client={queries}>
          <ApiProvider client={api}>
            <UiProvider>{children}</UiProvider>
          </ApiProvider>
        </QueryClientProvider>
      </ShellProvider>
    );
  }

  return { shell, api, queries, calls, handlers, store, reported, Providers };
}
