/** Name and lifetime of the auth cookie (access-19). */
const COOKIE_NAME = 'authToken';
const LIFETIME_SECONDS = 10_800;

/**
 * Finds the token in a cookie header.
 * @param cookies text as in `document.cookie`
 * @returns the token, or null when there is none
 */
export function findAuthToken(cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const [name, ...rest] = part.trim().split('=');
    if (name !== COOKIE_NAME) continue;
    try {
      return decodeURIComponent(rest.join('=')) || null;
    } catch {
      return null;
    }
  }
  return null;
}

/**
 * Text that stores a token as the auth cookie: path /, 3 hours, SameSite, and Secure over HTTPS
 * (ACC-09).
 * @param token the bearer token; null makes a text that removes the cookie
 * @param protocol as in `location.protocol`
 */
export function authCookieText(token: string | null, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  const value = token === null ? '' : encodeURIComponent(token);
  const maxAge = token === null ? 0 : LIFETIME_SECONDS;
  return `${COOKIE_NAME}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** The token in this browser's auth cookie at this moment; null on the server or without one. */
export function readAuthToken(): string | null {
  return typeof document === 'undefined' ? null : findAuthToken(document.cookie);
}

/** Stores or removes (null) the token in this browser's auth cookie. */
export function writeAuthToken(token: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
  document.cookie = authCookieText(token, location.protocol);
}
