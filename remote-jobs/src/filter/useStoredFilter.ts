import {
  LOCATION_STORAGE_KEY,
  POSITION_STORAGE_KEY,
  REFINEMENT_STORAGE_KEY,
} from '@silverjobs/contract/constants';
import { type AppStorage, useShell } from '@silverjobs/shell';
import { useRef, useSyncExternalStore } from 'react';
import { NO_REFINEMENT, parseRefinement } from './refinement.ts';
import {
  NO_FILTER,
  parseLocation,
  parsePosition,
  type SearchFilter,
  sameFilter,
} from './search-filter.ts';

const never = () => () => {};

/**
 * The filter of the last visit, as it was when the page came up (delivery-54). On the server, and while
 * its HTML is hydrated, it is the one that the server was told of (delivery-54).
 */
export function useStoredFilter(): SearchFilter {
  const { storage, drawn } = useShell();
  const kept = useRef<SearchFilter | null>(null);
  const known = useRef<SearchFilter | null>(null);
  const read = () => {
    kept.current ??= filterIn(storage);
    return kept.current;
  };
  const readRenderedPage = () => {
    known.current ??= drawn ? filterIn(drawn) : NO_FILTER;
    return known.current;
  };
  const now = useSyncExternalStore(never, read, readRenderedPage);
  // The same filter stays the same object, or what was rendered would count as another list.
  return known.current && sameFilter(known.current, now) ? known.current : now;
}

function filterIn(storage: AppStorage): SearchFilter {
  return {
    position: storage.read(POSITION_STORAGE_KEY, parsePosition),
    location: storage.read(LOCATION_STORAGE_KEY, parseLocation),
    refinement: storage.read(REFINEMENT_STORAGE_KEY, parseRefinement) ?? NO_REFINEMENT,
  };
}
