import {
  LOCATION_STORAGE_KEY,
  POSITION_STORAGE_KEY,
  REFINEMENT_STORAGE_KEY,
} from '@silverjobs/contract/constants';
import { useShell } from '@silverjobs/shell';
import { useRef, useSyncExternalStore } from 'react';
import { NO_REFINEMENT, parseRefinement } from './refinement.ts';
import { NO_FILTER, parseLocation, parsePosition, type SearchFilter } from './search-filter.ts';

const never = () => () => {};

/**
 * The filter of the last visit, as it was when the page came up (POOL-09). On the server, and while
 * its HTML is taken over, there is none.
 */
export function useStoredFilter(): SearchFilter {
  const { storage } = useShell();
  const kept = useRef<SearchFilter | null>(null);
  const read = () => {
    kept.current ??= {
      position: storage.read(POSITION_STORAGE_KEY, parsePosition),
      location: storage.read(LOCATION_STORAGE_KEY, parseLocation),
      refinement: storage.read(REFINEMENT_STORAGE_KEY, parseRefinement) ?? NO_REFINEMENT,
    };
    return kept.current;
  };
  return useSyncExternalStore(never, read, () => NO_FILTER);
}
