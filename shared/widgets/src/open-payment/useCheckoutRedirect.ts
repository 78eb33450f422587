import { isBelow, withBasePath, withoutBasePath } from '@silverjobs/contract/base-path';
import { useNavigate } from 'react-router-dom';

/** The address as a path of this application; null when it leads elsewhere or nowhere. */
function internalPath(address: URL): string | null {
  const own = address.origin === window.location.origin && isBelow(address.pathname);
  return own ? withoutBasePath(`${address.pathname}${address.search}${address.hash}`) : null;
}

/** Null for what is no address. Safari 15 and Chrome 109 have no `URL.canParse`. */
function addressOf(url: string): URL | null {
  try {
    // The backend names pages of ours by their paths.
    return new URL(/^\/(?![/\\])/.test(url) ? withBasePath(url) : url, window.location.href);
  } catch {
    return null;
  }
}

/**
 * Gives a function that leads the browser to the address of a checkout: a page of ours, or that of
 * the payment service. Anything but a web address is refused.
 * @returns whether the browser goes there
 */
export function useCheckoutRedirect(): (url: unknown, options?: { replace?: boolean }) => boolean {
  const navigate = useNavigate();
  return (url, { replace = false } = {}) => {
    if (typeof url !== 'string' || url === '') return false;
    const address = addressOf(url);
    if (!address || !['https:', 'http:'].includes(address.protocol)) return false;
    const path = internalPath(address);
    if (path === null) window.location.assign(address.href);
    else void navigate(path, { replace });
    return true;
  };
}
