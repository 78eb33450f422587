import { type ApiClient, request } from '@silverjobs/api';
import { POSTAL_CODE } from '@silverjobs/contract/countries';
import { readPostalCode } from '@silverjobs/contract/typed-values';
import { queryOptions } from '@tanstack/react-query';

/** The place of a postal code and its towns (formats-31); asked for once it is typed in full. */
export function postalCodeQuery(api: ApiClient, typed: string) {
  const code = readPostalCode(typed);
  return queryOptions({
    queryKey: ['postal-code', code] as const,
    queryFn: ({ signal }) =>
      request(api.main, 'GET /postal_code/{code}', { params: { code }, signal }),
    enabled: POSTAL_CODE.test(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What four digits without a country may mean (formats-34); asked for once they are typed. */
export function meantPlacesQuery(api: ApiClient, typed: string) {
  const digits = readPostalCode(typed);
  return queryOptions({
    queryKey: ['postal-code', 'meant', digits] as const,
    queryFn: ({ signal }) => request(api.main, 'GET /postal_code', { query: { digits }, signal }),
    enabled: /^\d{4}$/.test(digits),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
