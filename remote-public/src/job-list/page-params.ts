import { addressParam } from '@silverjobs/contract/address-param';

/** The page of a list that an address asks for. */
export function pageParamsOf(query: URLSearchParams): { seite?: string } {
  const seite = addressParam(query.get('seite'));
  return seite ? { seite } : {};
}

/** Address of a page of a list; the first one is the list itself. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?seite=${page}` : path;
}
