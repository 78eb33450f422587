import { withBasePath, withoutBasePath } from '@silverjobs/contract/base-path';
import type {} from '@silverjobs/shell';
import { PREVIEW_KEY } from '../common/document-names.ts';

/**
 * Takes what belongs to a preview out of the address.
 * @returns whether this document is the one that will be shown
 */
export function takePreview(): boolean {
  // A preview belongs to this tab: each of its documents is asked for with it (delivery-60).
  try {
    const { pathname, search, hash } = location;
    const asked = new URLSearchParams(search);
    if (asked.has('release')) {
      const preview = new URLSearchParams();
      for (const name of ['release', 'preview']) {
        const value = asked.get(name);
        if (value) preview.set(name, value);
        asked.delete(name);
      }
      if (preview.has('release')) sessionStorage.setItem(PREVIEW_KEY, String(preview));
      else sessionStorage.removeItem(PREVIEW_KEY);
      const rest = String(asked);
      history.replaceState(null, '', `${pathname}${rest ? `?${rest}` : ''}${hash}`);
    } else {
      const kept = sessionStorage.getItem(PREVIEW_KEY);
      if (kept) {
        location.replace(`${pathname}${search ? `${search}&` : '?'}${kept}${hash}`);
        return false;
      }
    }
  } catch {
    // Without a storage a preview lasts for one document.
  }
  return true;
}

/**
 * Takes what is secret out of the address, where the document is not rendered (delivery-48).
 * @returns whether this document is the one that will be shown, at this address
 */
export function takeSecrets(): boolean {
  // A link of a mail: its token leaves the address before anything else is asked for (access-33).
  const query = new URLSearchParams(location.search);
  const type = /^\/redirects\/([^/]+)$/.exec(withoutBasePath(location.pathname))?.[1];
  const target = query.get('target') ?? (query.has('param2') ? decoded(type) : null);
  const id = query.get('id');
  if (target && (query.has('param2') || id)) {
    window.silverjobsDeepLink = { token: query.get('param2'), id, target };
    const rest = id ? `?${new URLSearchParams({ id, target })}` : '';
    history.replaceState(null, '', withBasePath(`/redirects/${encodeURIComponent(target)}${rest}`));
    return false;
  }

  // The links for signing in, for a new password and for a new address likewise.
  const secret = query.get('token');
  if (secret !== null) {
    window.silverjobsLinkToken = { path: withoutBasePath(location.pathname), token: secret };
    query.delete('token');
    const rest = query.toString();
    history.replaceState(null, '', location.pathname + (rest ? `?${rest}` : '') + location.hash);
  }
  return true;
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
