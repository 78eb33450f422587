import type { QueryClient } from '@tanstack/react-query';
import type { StateSnapshot } from 'react-virtuoso';

/** Where a reader was in a list (POOL-11). */
export interface ListPlace {
  /** Entry of the history that showed the list. */
  entry: string;
  /** Filter of the list, as text. */
  filter: string;
  /** Rows that were loaded. */
  loaded: number;
  view: StateSnapshot;
  /** Job that was opened. */
  jobId: number | null;
}

// Beside the cached list: both last 5 minutes, and leave with the user.
const placeKey = ['jobs', 'place'] as const;

/** Keeps the place in the list. */
export function keepPlace(queries: QueryClient, place: ListPlace): void {
  queries.setQueryData<ListPlace>(placeKey, place);
}

/** The place to return to; null when this is another list, or a new visit of it. */
export function findPlace(
  queries: QueryClient,
  now: Pick<ListPlace, 'entry' | 'filter' | 'loaded'>,
): ListPlace | null {
  const place = queries.getQueryData<ListPlace>(placeKey);
  const same =
    place?.entry === now.entry && place.filter === now.filter && place.loaded <= now.loaded;
  return same ? place : null;
}
