import type { CaseFilter } from '@silverjobs/api/operator';
import { CASE_KINDS } from '@silverjobs/contract/operator';
import { readOwner } from '../list/filter.ts';

/** Parameter of the address: what kind. */
export const KIND = 'art';

/** What of the list an address asks for. */
export function readFilter(params: URLSearchParams): CaseFilter {
  const kind = CASE_KINDS.find((one) => one === params.get(KIND));
  const owner = readOwner(params);
  return { ...(kind && { kind }), ...(owner && { owner }) };
}
