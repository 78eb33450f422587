import { DEV_RELEASE, type Registry } from '@silverjobs/federation';

/**
 * Headers of every document. Scripts come from this origin or carry the nonce; nothing else runs.
 * @param nonce of the inline script and of styles made at run time
 * @param connectOrigins origins of API groups that live elsewhere
 * @param monitoringDsn address of the collector; its origin may be connected to
 */
export function documentHeaders(
  nonce: string,
  connectOrigins: string[],
  monitoringDsn?: string,
): Record<string, string> {
  const monitored = monitoringDsn ? [new URL(monitoringDsn).origin] : [];
  const connect = ["'self'", ...connectOrigins, ...monitored].join(' ');
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      // Positions of virtual lists and floating parts are set as style attributes.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src ${connect}`,
      // Recordings are compressed in a worker that Sentry makes of a text of its own.
      ...(monitoringDsn ? ["worker-src 'self' blob:"] : []),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    // Addresses hold tokens of mails until a script takes them out; no request repeats them.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    // Without it the browser refuses profiling (Spec 2 §9).
    ...(monitoringDsn && { 'Document-Policy': 'js-profiling' }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // The document holds the registry; an old copy would bring back old releases.
    'Cache-Control': 'no-store',
  };
}

/**
 * Lets the browser itself refuse scripts and styles that come without a hash, whoever asks for
 * them. Development servers have no hashes; with one of them the header is left out.
 */
export function integrityHeaders({ host, remotes }: Registry): Record<string, string> {
  const live = [...(host ? [host] : []), ...Object.values(remotes)];
  if (live.some(({ release }) => release === DEV_RELEASE)) return {};
  return { 'Integrity-Policy': 'blocked-destinations=(script style)' };
}
