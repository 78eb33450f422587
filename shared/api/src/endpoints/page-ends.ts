import type { JobDemandLean } from '@silverjobs/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { JobFilter } from './job-filter.ts';

/** The last job of each page that was loaded, by the offset of the page after it. */
type PageEnds = Readonly<Record<number, number>>;

const keyOf = (filter: JobFilter) => ['jobs', 'page-ends', filter] as const;

/** Records where a page of a list ended; the first page begins a new list. */
export function recordPageEnd(
  queries: QueryClient,
  filter: JobFilter,
  at: number,
  page: readonly Pick<JobDemandLean, 'id'>[],
): void {
  const queryKey = keyOf(filter);
  const last = page.at(-1)?.id ?? 0;
  const ends = at === 0 ? {} : queries.getQueryData<PageEnds>(queryKey);
  // Nothing on the page observes it; it must last as long as the list.
  queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData<PageEnds>(queryKey, {
    ...ends,
    // Entries that are no jobs are no place to go on from (jobs-3).
    ...(last > 0 && { [at + page.length]: last }),
  });
}

/** The job after which the page at this offset begins; undefined where none was read so far. */
export function endBefore(queries: QueryClient, filter: JobFilter, at: number): number | undefined {
  return queries.getQueryData<PageEnds>(keyOf(filter))?.[at];
}
