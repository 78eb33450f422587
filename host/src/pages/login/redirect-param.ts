import { safeRedirectPath } from '@silverjobs/contract/redirect-path';

/** A page of signing in, with the wanted path that the present one has (access-40). */
export function withRedirectParam(path: string, query: URLSearchParams): string {
  const from = safeRedirectPath(query.get('from'));
  return from ? `${path}?${new URLSearchParams({ from })}` : path;
}
