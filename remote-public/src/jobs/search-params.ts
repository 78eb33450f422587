import type { PublicSearchParams } from '@silverjobs/api/public';
import { addressParam } from '@silverjobs/contract/address-param';
import { paths } from '@silverjobs/contract/paths';

/** Parameters of the address of a search. */
export const SEARCH_PARAMS = [
  'was',
  'wo',
  'art',
  'stunden',
  'homeoffice',
  'lohn',
  'umkreis',
  'sortierung',
  'seite',
] as const;

/** The search that an address asks for; the first of several values, as the document takes it. */
export function searchParamsOf(query: URLSearchParams): PublicSearchParams {
  return Object.fromEntries(
    SEARCH_PARAMS.flatMap((name) => {
      const value = addressParam(query.get(name));
      return value ? [[name, value]] : [];
    }),
  );
}

/** The address of a search with some parameters changed; empty ones go. */
export function searchAddress(
  search: PublicSearchParams,
  changes: Partial<Record<(typeof SEARCH_PARAMS)[number], string>> = {},
): string {
  const merged: PublicSearchParams = { ...search, ...changes };
  const query = new URLSearchParams();
  for (const name of SEARCH_PARAMS) {
    const value = merged[name];
    if (value && !(name === 'seite' && value === '1')) query.set(name, value);
  }
  return query.size > 0 ? `${paths.publicJobs}?${query}` : paths.publicJobs;
}
