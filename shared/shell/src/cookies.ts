import { cookiePath } from '@silverjobs/contract/base-path';

const PROBE = 'probe';

/** The cookies that this page may read; none on the server and where the browser refuses them (access-55). */
export function readCookies(): string {
  try {
    return typeof document === 'undefined' ? '' : document.cookie;
  } catch {
    return '';
  }
}

/** Stores a cookie, where the browser allows it. */
export function writeCookie(text: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
    document.cookie = text;
  } catch {
    // Whoever needs it asks keepsCookies() before.
  }
}

/**
 * Whether this browser keeps cookies for us. One is written and read: `navigator.cookieEnabled` says yes
 * where they are dropped without a word.
 */
export function keepsCookies(): boolean {
  writeCookie(`${PROBE}=1; Path=${cookiePath()}; SameSite=Lax`);
  const kept = readCookies().includes(`${PROBE}=1`);
  writeCookie(`${PROBE}=; Path=${cookiePath()}; Max-Age=0; SameSite=Lax`);
  return kept;
}
