/** Only addresses of the web may be opened from a job; localhost is one, for development. */
const WEB = /^https?:\/\/[^\s/]+/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/**
 * The link of a job, with https:// where it has no scheme; null for none and for links that would
 * run something (assistants-29).
 */
export function jobLink(link: string | null): string | null {
  const text = link?.trim() ?? '';
  if (text === '') return null;
  const full = SCHEME.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  return WEB.test(full) ? full : null;
}
