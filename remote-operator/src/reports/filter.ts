import type { CaseFilter } from '@silverjobs/api/operator';
import { CASE_KINDS, CASE_OWNERS } from '@silverjobs/contract/operator';

/** Parameters of the address: what kind, and whose. */
export const KIND = 'art';
export const OWNER = 'wer';

/** What of the list an address asks for. */
export function readFilter(params: URLSearchParams): CaseFilter {
  const kind = CASE_KINDS.find((one) => one === params.get(KIND));
  const owner = CASE_OWNERS.find((one) => one === params.get(OWNER));
  return { ...(kind && { kind }), ...(owner && { owner }) };
}
