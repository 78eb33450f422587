import { useApi } from '@silverjobs/api';
import { lookupQuery } from '@silverjobs/api/lookups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FilterOptions } from './filter-options.ts';

/** The choices of 'Weitere Filter', and what became of loading them. */
export interface LoadedOptions {
  options: FilterOptions;
  /** A list could not be loaded. */
  failed: boolean;
  loading: boolean;
  retry: () => void;
}

/** Loads kinds of job and hours (jobs-58). */
export function useFilterOptions(): LoadedOptions {
  const api = useApi();
  const types = useQuery(lookupQuery(api, 'job_type'));
  const loads = useQuery(lookupQuery(api, 'work_load'));
  const lists = [types, loads];
  return {
    options: useMemo(
      () => ({ job_type_ids: types.data, work_load_ids: loads.data }),
      [types.data, loads.data],
    ),
    failed: lists.some(({ isError, data }) => isError && !data),
    loading: lists.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const list of lists) if (!list.data) void list.refetch();
    },
  };
}
