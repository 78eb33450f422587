import { type ApiClient, request, useApi } from '@silverjobs/api';
import type { SiteContents } from '@silverjobs/contract';
import { DEFAULT_PRICES, type Prices } from '@silverjobs/contract/plans';
import { useShell } from '@silverjobs/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** All that the office has written (operators-40). */
export function contentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['contents'],
    queryFn: ({ signal }) => request(api.main, 'GET /contents', { signal }),
    staleTime: 60_000,
  });
}

/**
 * What the office has written, as the document brought it along or as it was asked for since; what is not
 * there is as the code says.
 * @param whole whether texts are needed that documents of other pages leave out
 */
export function useSiteContents(whole = false): SiteContents {
  const { contents } = useShell().config;
  const enabled = whole && contents?.more === true;
  const { data } = useQuery({ ...contentsQuery(useApi()), enabled });
  return data ?? contents ?? {};
}

/** What everything costs now (operators-43). */
export function usePrices(): Prices {
  return useSiteContents().prices ?? DEFAULT_PRICES;
}

/** A version of a legal page that does not count now. */
export function legalVersionQuery(api: ApiClient, path: string, version: number) {
  return queryOptions({
    queryKey: ['contents', 'legal', path, version],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /legal_version', { query: { path, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
