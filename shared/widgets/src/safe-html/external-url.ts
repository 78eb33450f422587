const OUTWARD = /^(?:https?:\/\/|mailto:|tel:)/i;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** Whether a link of a foreign text may be followed: web, mail or telephone only. */
export function isOutwardUrl(href: string): boolean {
  return OUTWARD.test(href);
}

/** Whether a link leads to a web page, which opens in a window of its own. */
export function isWebUrl(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/**
 * The address of a web page that somebody typed, with https:// where the scheme is missing; null
 * when it is none (another scheme, spaces, no dot).
 */
export function webUrl(typed: string): string | null {
  const text = typed.trim();
  const full =
    isWebUrl(text) || HAS_SCHEME.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (!isWebUrl(full) || /\s/.test(full)) return null;
  try {
    return new URL(full).hostname.includes('.') ? full : null;
  } catch {
    return null;
  }
}
