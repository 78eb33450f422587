import type { QueryClient } from '@tanstack/react-query';
import type { StateSnapshot } from 'react-virtuoso';
import type { GroupStarts } from './group-starts.ts';
import type { PageRows } from './list-window.ts';

/** Where a reader was in a list (jobs-12). */
export interface ScrollPosition {
  /** Entry of the history that showed the list. */
  entry: string;
  /** Filter of the list, as text. */
  filter: string;
  /** Rows of each page that was ever loaded. */
  pageRows: PageRows;
  /** First rows of its groups. */
  groupStarts: GroupStarts;
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
const placesKey = ['jobs', 'places'] as const;
/** Going back undoes filters one by one; each list has its place (jobs-93). */
const MAX_PLACES = 20;

type Visit = Pick<ScrollPosition, 'entry' | 'filter'>;

const sameVisit = (one: Visit, other: Visit) =>
  one.entry === other.entry && one.filter === other.filter;

const readPlaces = (queries: QueryClient) =>
  queries.getQueryData<readonly ScrollPosition[]>(placesKey) ?? [];

/** Stores the scroll position of the list. */
export function storeScrollPosition(queries: QueryClient, place: ScrollPosition): void {
  const others = readPlaces(queries).filter((other) => !sameVisit(other, place));
  queries.setQueryData<readonly ScrollPosition[]>(placesKey, [
    ...others.slice(1 - MAX_PLACES),
    place,
  ]);
}

/** The place to return to; null when this is another list, or a new visit of it. */
export function restoredJobPosition(queries: QueryClient, now: Visit): ScrollPosition | null {
  return readPlaces(queries).find((place) => sameVisit(place, now)) ?? null;
}
