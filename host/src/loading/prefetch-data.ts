import { type ApiClient, earlyCallName } from '@silverjobs/api';
import { withBasePath } from '@silverjobs/contract/base-path';
import { type AppConfig, browserStore, readAuthToken } from '@silverjobs/shell';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { allFirstCalls, callAddresses, storedKeys } from '../../common/call-addresses.ts';
import type { FirstCallTable } from '../../common/first-calls.ts';
import type { RemotePage } from '../../common/page-table.ts';

/** An answer that no page has taken by then is dropped. */
const KEEP_MS = 10_000;
/** The query client's staleTime: as long it does not ask again. */
const FRESH_MS = 30_000;
/** Most calls for pages that nobody has gone to. */
const MAX_WAITING = 6;

export interface DataPrefetchParts {
  api: ApiClient;
  queries: QueryClient;
  bases: AppConfig['apiBaseUrls'];
  fetchTable?: () => Promise<FirstCallTable>;
}

/** Prefetches the data of pages. */
export interface DataPrefetch {
  /** Begins the first calls of a page that somebody goes to, or is about to (delivery-58). */
  prefetch(page: RemotePage, address: { pathname: string; search: string }): Promise<void>;
}

/**
 * Creates the prefetch of data. Answers wait where the API client looks before it asks the network;
 * all are dropped as soon as anything is written or invalidated.
 */
export function createDataPrefetch(parts: DataPrefetchParts): DataPrefetch {
  const { api, queries, bases, fetchTable = fetchFirstCalls } = parts;
  const table = fetchTable().catch((): FirstCallTable => ({}));
  const asked = new Map<string, number>();
  const waiting = new Map<string, () => void>();

  const forget = (): void => {
    for (const drop of waiting.values()) drop();
    asked.clear();
  };

  const isFresh = (name: string): boolean =>
    performance.now() - (asked.get(name) ?? Number.NEGATIVE_INFINITY) < FRESH_MS;

  const begin = (url: string, token: string): void => {
    const name = earlyCallName(url);
    if (isFresh(name) || waiting.size >= MAX_WAITING) return;
    asked.set(name, performance.now());
    const { answers, abort } = earlyCallsOf(token);
    const answer = ask(url, token, abort.signal);
    answers[name] = answer;
    const drop = (): void => {
      clearTimeout(timer);
      waiting.delete(name);
      // Somebody may have taken it.
      if (answers[name] !== answer) return;
      delete answers[name];
      asked.delete(name);
    };
    const timer = setTimeout(drop, KEEP_MS);
    waiting.set(name, drop);
    answer.catch(drop);
  };

  watchCalls(api, forget, (name) => asked.set(name, performance.now()));
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') forget();
  });

  return {
    prefetch: async ({ remote, page }, { pathname, search }) => {
      const own = allFirstCalls(page);
      const told = async () => (await table)[`${remote.container}/${page.expose}`] ?? [];
      const calls = own.length > 0 ? own : await told();
      const token = readAuthToken();
      const match = [page.path, ...(page.aliases ?? [])]
        .map((path) => matchPath(path, pathname))
        .find(Boolean);
      if (!token || !match) return;
      const params = match.params as Record<string, string>;
      const values = { params, query: new URLSearchParams(search), kept: keptTexts(calls) };
      for (const url of callAddresses(calls, bases, values)) begin(url, token);
    },
  };
}

/** Tells of every call of the pages: what is read, and that something is written. */
function watchCalls(api: ApiClient, written: () => void, read: (name: string) => void): void {
  for (const client of Object.values(api)) {
    client.interceptors.request.use((config) => {
      if (config.method === 'get') read(earlyCallName(client.getUri(config)));
      else written();
      return config;
    });
    client.interceptors.response.use((response) => {
      if (response.config.method !== 'get') written();
      return response;
    });
  }
}

function earlyCallsOf(token: string): NonNullable<Window['silverjobsEarlyCalls']> {
  const present = window.silverjobsEarlyCalls;
  if (present?.token === token) return present;
  const calls = { token, answers: {}, abort: new AbortController() };
  window.silverjobsEarlyCalls = calls;
  return calls;
}

async function ask(url: string, token: string, signal: AbortSignal) {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal,
  });
  return { status: response.status, body: await response.text() };
}

function keptTexts(calls: Parameters<typeof storedKeys>[0]): Record<string, string> {
  const store = browserStore();
  return Object.fromEntries(
    storedKeys(calls).flatMap((key) => {
      const text = store?.getItem(key) ?? null;
      return text === null ? [] : [[key, text]];
    }),
  );
}

async function fetchFirstCalls(): Promise<FirstCallTable> {
  const response = await fetch(withBasePath('/first-calls.json'));
  if (!response.ok) throw new Error(`The first calls were answered with ${response.status}.`);
  return (await response.json()) as FirstCallTable;
}
