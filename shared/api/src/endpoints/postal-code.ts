import { type ApiClient, request } from '@silverjobs/api';
import { readPostalCode } from '@silverjobs/contract/typed-values';
import { queryOptions } from '@tanstack/react-query';

/** The place of a postal code and its towns (formats-31); asked for once five digits are typed. */
export function postalCodeQuery(api: ApiClient, typed: string) {
  const code = readPostalCode(typed);
  return queryOptions({
    queryKey: ['postal-code', code] as const,
    queryFn: ({ signal }) =>
      request(api.main, 'GET /postal_code/{code}', { params: { code }, signal }),
    enabled: /^\d{5}$/.test(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
