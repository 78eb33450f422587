import { withBasePath, withoutBasePath } from '@silverjobs/contract/base-path';
import { paths, pathTo } from '@silverjobs/contract/paths';

/** A link of a mail into the application (access-33). */
export interface DeepLink {
  /** Signs in; null when the visitor is expected to be signed in already. */
  token: string | null;
  /** Record that the link is about. */
  id: number | null;
  target: string;
}

declare global {
  interface Window {
    /** What the head of the document took out of the address before any request. */
    silverjobsDeepLink?: { token: string | null; id: string | null; target: string } | undefined;
  }
}

const MAX_ID = 2_147_483_647;

/** Reads an id of a link; what is no id of a record is none. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id > 0 && id <= MAX_ID ? id : null;
}

/**
 * Takes a link's token out of the address and leads to the handler, where host/server has not done
 * so in the head of the document (access-33).
 */
export function storeDeepLink(): void {
  const query = new URLSearchParams(window.location.search);
  const target = query.get('target') ?? typeOf(withoutBasePath(window.location.pathname)) ?? '';
  const id = query.get('id');
  window.silverjobsDeepLink ??= { token: query.get('param2'), id, target };
  window.history.replaceState(null, '', withBasePath(deepLinkPath(target, id)));
}

/**
 * The link that this document was opened with.
 * @param type path parameter of /redirects/{type}
 */
export function takeDeepLink(type: string | undefined): DeepLink {
  const query = new URLSearchParams(window.location.search);
  const taken = window.silverjobsDeepLink;
  window.silverjobsDeepLink = undefined;
  return {
    token: taken?.token ?? null,
    id: readId(taken?.id ?? query.get('id')),
    target: taken?.target ?? query.get('target') ?? type ?? '',
  };
}

/** Address of a link without its token. */
export function deepLinkPath(target: string, id: string | null): string {
  const query = id === null ? '' : `?${new URLSearchParams({ id, target })}`;
  return `${pathTo(paths.deepLink, { type: target })}${query}`;
}

/** The type in /redirects/{type}; undefined on any other path. */
function typeOf(path: string): string | undefined {
  const type = /^\/redirects\/([^/]+)$/.exec(path)?.[1];
  try {
    return type && decodeURIComponent(type);
  } catch {
    return type;
  }
}

/** Whether an address is a link into the application (access-33). */
export function isDeepLink(path: string, search: string): boolean {
  const query = new URLSearchParams(search);
  if (query.has('target')) return query.has('param2') || query.has('id');
  return query.has('param2') && typeOf(path) !== undefined;
}
