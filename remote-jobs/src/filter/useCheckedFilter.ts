import { useApi } from '@silverjobs/api';
import { useShell } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type SearchFilter, sameFilter } from './search-filter.ts';
import type { FilterState } from './useSearchFilter.ts';

/** The filter that was last found to be true; whoever keeps it needs no second look. */
const CHECKED_KEY = 'filter.checked';
const keyOf = ({ position, location }: SearchFilter) => JSON.stringify([position, location]);
const asText = (value: unknown) => (typeof value === 'string' ? value : null);

interface CheckedFilterState extends FilterState {
  /** What was wrong with the filter of the address or the storage; null for nothing. */
  note: string | null;
}

/**
 * A filter whose labels and ids are those of real options: one that came by an address or an old
 * storage is compared with them beside the list, corrected or dropped, and a sentence says so
 * (jobs-73). A chosen one is true already.
 */
export function useCheckedFilter(state: FilterState): CheckedFilterState {
  const { filter, change, correct } = state;
  const api = useApi();
  const queries = useQueryClient();
  const { storage } = useShell();
  const [note, setNote] = useState<string | null>(null);

  // A choice of the user counts from the moment it is made, not from the next rendering.
  const inForce = useRef<SearchFilter | null>(null);

  useEffect(() => {
    if (!filter.position && !filter.location) return;
    if (storage.read(CHECKED_KEY, asText) === keyOf(filter)) return;
    inForce.current = filter;
    import('./check-filter.ts')
      .then(({ checkFilter }) => checkFilter(api, queries, filter))
      .then((checked) => {
        if (inForce.current !== filter) return;
        storage.write(CHECKED_KEY, keyOf(checked.filter));
        setNote(checked.note);
        if (!sameFilter(checked.filter, filter)) correct(checked.filter);
      })
      // Without an answer the filter stays as it is; the next visit asks again.
      .catch(() => {});
    return () => {
      inForce.current = null;
    };
  }, [filter, correct, api, queries, storage]);

  function choose(next: SearchFilter) {
    inForce.current = null;
    storage.write(CHECKED_KEY, keyOf(next));
    setNote(null);
    change(next);
  }

  return { ...state, change: choose, note };
}
