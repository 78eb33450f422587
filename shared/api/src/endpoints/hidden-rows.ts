import type { QueryClient } from '@tanstack/react-query';
import type { JobFilter } from './job-filter.ts';

/** Jobs hidden since their list was loaded, with the offset of their page in it. */
type HiddenRows = Readonly<Record<number, number>>;

const keyOf = (filter: JobFilter) => ['jobs', 'hidden-rows', filter] as const;

/**
 * Records that a row of a list was hidden, or is shown again. It stays in its place with a way
 * back, but the server leaves it out, so the pages after it move up.
 * @param offset of the page that holds it; null when it is shown again
 */
export function recordHiddenRow(
  queries: QueryClient,
  filter: JobFilter,
  jobId: number,
  offset: number | null,
): void {
  const queryKey = keyOf(filter);
  const { [jobId]: _, ...others } = queries.getQueryData<HiddenRows>(queryKey) ?? {};
  // Nothing on the page observes it; it must last as long as the list.
  queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData<HiddenRows>(
    queryKey,
    offset === null ? others : { ...others, [jobId]: offset },
  );
}

/** How many rows before this offset of a list the server no longer counts. */
export function hiddenBefore(queries: QueryClient, filter: JobFilter, offset: number): number {
  const rows = queries.getQueryData<HiddenRows>(keyOf(filter)) ?? {};
  return Object.values(rows).filter((page) => page < offset).length;
}
