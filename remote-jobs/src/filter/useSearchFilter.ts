import {
  LOCATION_STORAGE_KEY,
  POSITION_STORAGE_KEY,
  REFINEMENT_STORAGE_KEY,
} from '@silverjobs/contract/constants';
import { useShell } from '@silverjobs/shell';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isPlain } from './refinement.ts';
import {
  mergeFilters,
  NO_FILTER,
  parseSearchFilter,
  type SearchFilter,
  sameFilter,
  writeFilter,
} from './search-filter.ts';
import { useFilterAddress } from './useFilterAddress.ts';
import { useStoredFilter } from './useStoredFilter.ts';

/** A filter and how to change it. */
export interface FilterState {
  filter: SearchFilter;
  /** Going back or forward brought this filter. */
  fromHistory: boolean;
  /** A step of the reader, which going back undoes (jobs-93). */
  change: (next: SearchFilter) => void;
  /** Takes out what cannot hold; going back does not lead to it again. */
  correct: (next: SearchFilter) => void;
}

/**
 * The filter of the pool: kept in the address and in the storage, the address wins (jobs-10).
 * Whatever is broken there is ignored (jobs-11).
 */
export function useSearchFilter(): FilterState {
  const { storage, session } = useShell();
  const { search, fromHistory, write } = useFilterAddress();
  const inAddress = useMemo(() => parseSearchFilter(search), [search]);
  const stored = useStoredFilter();
  const [chosen, choose] = useState<Pick<FilterState, 'filter' | 'fromHistory'> | null>(null);
  const filter = useMemo(
    () => chosen?.filter ?? mergeFilters(inAddress, stored),
    [chosen, inAddress, stored],
  );
  // What comes by itself, as at first what was stored, is no step that one could take back.
  const unwritten = useRef(false);

  // The router may show an address that was written here after the next choice was made.
  const written = useRef<string | null>(null);
  const keep = useCallback(() => {
    // While signing out this page is still shown, after its search was cleared (access-21).
    if (session.getState().status === 'anonymous') return;
    const entry = unwritten.current ? 'push' : 'replace';
    unwritten.current = false;
    storage.write(POSITION_STORAGE_KEY, filter.position);
    storage.write(LOCATION_STORAGE_KEY, filter.location);
    storage.write(REFINEMENT_STORAGE_KEY, isPlain(filter.refinement) ? null : filter.refinement);
    write((now) => {
      written.current = sameFilter(parseSearchFilter(now), filter) ? now : writeFilter(now, filter);
      return written.current;
    }, entry);
  }, [storage, session, write, filter]);
  useEffect(keep, [keep]);

  // The address changed by itself. Going back or forward brings the filter of that entry, also none.
  // Of a link, a filter is taken over; one without gets the filter that is in force.
  const seen = useRef(search);
  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    const own = search === written.current && !fromHistory;
    if (own || sameFilter(inAddress, filter)) return;
    if (fromHistory) choose({ filter: inAddress, fromHistory });
    else if (sameFilter(inAddress, NO_FILTER)) keep();
    else choose({ filter: mergeFilters(inAddress, filter), fromHistory });
  }, [search, fromHistory, inAddress, filter, keep]);

  const correct = useCallback(
    (next: SearchFilter) => choose({ filter: next, fromHistory: false }),
    [],
  );
  const change = useCallback(
    (next: SearchFilter) => {
      unwritten.current = true;
      correct(next);
    },
    [correct],
  );
  return { filter, fromHistory: chosen?.fromHistory ?? false, change, correct };
}
