import { LOCATION_STORAGE_KEY, POSITION_STORAGE_KEY } from '@silverjobs/contract/constants';
import { useShell } from '@silverjobs/shell';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  isUnfiltered,
  mergeFilters,
  readFilter,
  type SearchFilter,
  sameFilter,
  writeFilter,
} from './search-filter.ts';
import { useFilterAddress } from './useFilterAddress.ts';
import { useStoredFilter } from './useStoredFilter.ts';

/** A filter and how to change it. */
export interface FilterState {
  filter: SearchFilter;
  change: (next: SearchFilter) => void;
}

/**
 * The filter of the pool: kept in the address and in the storage, the address wins (POOL-09).
 * Whatever is broken there is ignored (POOL-10).
 */
export function useSearchFilter(): FilterState {
  const { storage } = useShell();
  const { search, write } = useFilterAddress();
  const inAddress = useMemo(() => readFilter(search), [search]);
  const stored = useStoredFilter();
  const [chosen, change] = useState<SearchFilter | null>(null);
  const filter = useMemo(
    () => chosen ?? mergeFilters(inAddress, stored),
    [chosen, inAddress, stored],
  );

  const keep = useCallback(() => {
    storage.write(POSITION_STORAGE_KEY, filter.position);
    storage.write(LOCATION_STORAGE_KEY, filter.location);
    write((now) => (sameFilter(readFilter(now), filter) ? now : writeFilter(now, filter)));
  }, [storage, write, filter]);
  useEffect(keep, [keep]);

  // The address changed by itself: a link or the history. A filter in it is taken over; an address
  // without one gets the filter that is in force.
  const seen = useRef(search);
  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    if (sameFilter(inAddress, filter)) return;
    if (isUnfiltered(inAddress)) keep();
    else change(mergeFilters(inAddress, filter));
  }, [search, inAddress, filter, keep]);

  return { filter, change };
}
