import type { QueryClient } from '@tanstack/react-query';
import type { StateSnapshot } from 'react-virtuoso';
import type { PageRows } from './list-window.ts';

/** Where a reader was in a list (POOL-11). */
export interface ScrollPosition {
  /** Entry of the history that showed the list. */
  entry: string;
  /** Filter of the list, as text. */
  filter: string;
  /** Rows of each page that was ever loaded. */
  pageRows: PageRows;
  /** First rows of the parts of the list, and the one that was shown. */
  parts: ListParts;
  view: StateSnapshot;
  /** Job that was opened. */
  jobId: number | null;
}

/** A very long list is shown in parts, because browsers limit the height of a page. */
export interface ListParts {
  /** First row of each, from 0. */
  starts: readonly number[];
  current: number;
}

// Beside the cached list: both last 5 minutes, and leave with the user.
const placeKey = ['jobs', 'place'] as const;

/** Stores the scroll position of the list. */
export function storeScrollPosition(queries: QueryClient, place: ScrollPosition): void {
  queries.setQueryData<ScrollPosition>(placeKey, place);
}

/** The place to return to; null when this is another list, or a new visit of it. */
export function findPlace(
  queries: QueryClient,
  now: Pick<ScrollPosition, 'entry' | 'filter'>,
): ScrollPosition | null {
  const place = queries.getQueryData<ScrollPosition>(placeKey);
  return place?.entry === now.entry && place.filter === now.filter ? place : null;
}
