import type { Query, QueryClient } from '@tanstack/react-query';
import type { KnownQuery } from '../../../common/first-view.ts';

/** How often drawing may find further queries: a page asks for some only after others are there. */
export const MAX_PASSES = 3;

/**
 * Answers the queries that drawing has found. What has no answer is asked for by the browser, and is
 * forgotten here, so that it is drawn as waiting and not as failed.
 * @returns whether any was answered
 */
export async function answerQueries(queries: QueryClient): Promise<boolean> {
  const cache = queries.getQueryCache();
  const waiting = cache.getAll().filter(({ state, options }) => {
    const { enabled } = options as { enabled?: unknown };
    return state.status === 'pending' && options.queryFn !== undefined && enabled !== false;
  });
  const answered = await Promise.all(
    waiting.map(async (query) => {
      try {
        query.setData(await ask(queries, query));
        return true;
      } catch {
        cache.remove(query);
        return false;
      }
    }),
  );
  return answered.some(Boolean);
}

/**
 * The answer of a query that has none yet. The library's own way is for who may ask again, give up or fail,
 * and what it makes for that outlives the drawing (VIEW-07).
 */
async function ask(client: QueryClient, { queryKey, options }: Query): Promise<unknown> {
  const { queryFn, meta } = options;
  if (typeof queryFn !== 'function') throw new Error('It is not to be asked for.');
  const context = { client, queryKey, meta, signal: new AbortController().signal };
  if (!('initialPageParam' in options)) return queryFn(context);
  const first = { ...context, pageParam: options.initialPageParam, direction: 'forward' };
  return { pages: [await queryFn(first)], pageParams: [options.initialPageParam] };
}

/** The queries that are answered, for the browser. */
export function knownQueries(queries: QueryClient): KnownQuery[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Takes over in the browser what the server has asked for. */
export function takeQueries(queries: QueryClient, known: readonly KnownQuery[]): void {
  for (const [key, data] of known) queries.setQueryData(key, data);
}
