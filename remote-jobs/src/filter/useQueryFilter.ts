import { useMemo } from 'react';
import { readQueryFilter, writeQueryFilter } from './query-filter.ts';
import type { SearchFilter } from './search-filter.ts';
import { useFilterAddress } from './useFilterAddress.ts';
import type { FilterState } from './useSearchFilter.ts';

/** The filter of /jobs: in the address only (jobs-15). */
export function useQueryFilter(): FilterState {
  const { search, fromHistory, write } = useFilterAddress();
  const filter = useMemo(() => readQueryFilter(search), [search]);
  return useMemo(() => {
    const writeAs = (entry: 'push' | 'replace') => (next: SearchFilter) =>
      write((now) => writeQueryFilter(now, next), entry);
    return { filter, fromHistory, change: writeAs('push'), correct: writeAs('replace') };
  }, [filter, fromHistory, write]);
}
