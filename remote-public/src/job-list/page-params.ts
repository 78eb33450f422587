/** The page of a list that an address asks for. */
export function pageParamsOf(query: URLSearchParams): { seite?: string } {
  const seite = query.get('seite')?.slice(0, 200);
  return seite ? { seite } : {};
}

/** Address of a page of a list; the first one is the list itself. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?seite=${page}` : path;
}
