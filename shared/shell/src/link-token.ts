import { withoutBasePath } from '@silverjobs/contract/base-path';

/** Secret of the link of a mail with which the document was opened. */
export interface LinkToken {
  /** The page that the link leads to; no other gets the token. */
  readonly path: string;
  readonly token: string;
}

/** Holds the token in memory, until another page is shown. */
export interface LinkTokenHolder {
  current: LinkToken | null;
}

declare global {
  interface Window {
    /** What the head of the document took out of the address before any request. */
    silverjobsLinkToken?: LinkToken | undefined;
  }
}

/**
 * Takes the parameter `token` out of the address, so that it stands in no history, no referrer and
 * no report; host/server has done so in the head of the document. Call it before the router exists.
 */
export function takeLinkToken(): LinkToken | null {
  const taken = window.silverjobsLinkToken;
  window.silverjobsLinkToken = undefined;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token === null) return taken ?? null;
  query.delete('token');
  const rest = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
  return { path: withoutBasePath(pathname), token };
}
