import { cookiePath } from '@silverjobs/contract/base-path';
import { readCookies, writeCookie } from './cookies.ts';

/** Name and lifetime of the auth cookie (access-19). */
const COOKIE_NAME = 'authToken';
const LIFETIME_SECONDS = 10_800;

/** What a header can carry; longer tokens than any are the cookie of something else. */
const TOKEN = /^[\x21-\x7e]{1,500}$/;

/**
 * Finds the token in a cookie header. Two of them, where another host of the same site has set one as
 * well, count as none: nobody can say which is the visitor's (access-49).
 * @param cookies text as in `document.cookie`
 * @returns the token, or null when there is none that can be one
 */
export function findAuthToken(cookies: string): string | null {
  const values = cookies.split(';').flatMap((part) => {
    const [name, ...rest] = part.trim().split('=');
    return name === COOKIE_NAME ? [rest.join('=')] : [];
  });
  const [value] = values;
  if (value === undefined || values.length > 1) return null;
  try {
    const token = decodeURIComponent(value);
    return TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
}

/**
 * Text that stores a token as the auth cookie: the product's path, 3 hours, SameSite, and Secure over HTTPS
 * (access-19).
 * @param token the bearer token; null makes a text that removes the cookie
 * @param protocol as in `location.protocol`
 */
export function authCookieText(token: string | null, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  const value = token === null ? '' : encodeURIComponent(token);
  const maxAge = token === null ? 0 : LIFETIME_SECONDS;
  return `${COOKIE_NAME}=${value}; Path=${cookiePath()}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** The token in this browser's auth cookie at this moment; null on the server or without one. */
export function readAuthToken(): string | null {
  return findAuthToken(readCookies());
}

/** Stores or removes (null) the token in this browser's auth cookie. */
export function writeAuthToken(token: string | null): void {
  writeCookie(authCookieText(token, location.protocol));
}
