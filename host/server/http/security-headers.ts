import { withBasePath } from '@silverjobs/contract/base-path';
import { DEV_RELEASE, type Registry } from '@silverjobs/federation';
import type { FastifyRequest } from 'fastify';
import { SECURITY_REPORTS_PATH } from './security-reports.ts';

/** What of a document's policy depends on the configuration. */
export interface PolicyInput {
  /** Permits the document's inline scripts and the style elements made at run time. */
  nonce: string;
  /** Below which the product runs; by default at the root of its origin. */
  basePath?: string;
  /** Origins of API groups that live elsewhere. */
  connectOrigins: string[];
  /** Origins of images that live elsewhere. */
  imageOrigins?: string[];
  /** Address of the collector; its origin may be connected to. */
  monitoringDsn?: string | undefined;
  /** Whether Google's maps may be drawn (layout-21). */
  maps?: boolean;
  /** Names of further Trusted Types policies; only development has some. */
  trustedTypes?: string[];
  /** Whether the visitor came over https, perhaps to a proxy before this server. */
  https?: boolean;
}

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];

/** What Google's maps need, by its guide to content security policies. */
const MAPS = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  img: [...GOOGLE, 'https://*.googleusercontent.com'],
  // Vector maps read texts of their own by these.
  connect: [...GOOGLE, 'data:', 'blob:'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  trustedTypes: ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

/**
 * Headers of every document. Scripts come from this origin, by way of the page's one Trusted Types
 * policy for scripts, or carry the nonce; no text becomes a script (docs/decisions, 8).
 */
export function documentHeaders(input: PolicyInput): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'Permissions-Policy': permissionsPolicy,
    // Without it the browser refuses profiling (delivery-22).
    ...(input.monitoringDsn && { 'Document-Policy': 'js-profiling' }),
    'X-Frame-Options': 'DENY',
    'Origin-Agent-Cluster': '?1',
    // The document holds the registry; an old copy would bring back old releases.
    'Cache-Control': 'no-store',
  };
}

/**
 * Lets the browser itself sendApiError scripts that come without a hash, whoever asks for
 * them. Development servers and Google's maps have none; with one of them the header is left out.
 */
export function integrityHeaders(
  { host, remotes }: Registry,
  maps: boolean,
): Record<string, string> {
  if (maps) return {};
  const live = [...(host ? [host] : []), ...Object.values(remotes)];
  if (live.some(({ release }) => release === DEV_RELEASE)) return {};
  // Browsers that do not know a destination complain about it in the console; few know 'style'.
  return { 'Integrity-Policy': 'blocked-destinations=(script)' };
}

const TWO_YEARS_SECONDS = 63_072_000;

/**
 * Headers of every answer of this server.
 * @param https whether the visitor came over https
 * @param subdomains whether all domains below this one are to be asked over https only, too
 */
export function answerHeaders(https: boolean, subdomains = true): Record<string, string> {
  return {
    // What is no document loads nothing and stands in no frame; documents have a policy of their own.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Addresses hold tokens of mails until a script takes them out; no request repeats them.
    'Referrer-Policy': 'strict-origin',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(https && {
      'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}${subdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** What a proxy claims is believed: without one only the visitor could lie, to themselves. */
export function isHttps({ protocol, headers }: FastifyRequest): boolean {
  return protocol === 'https' || /^https\b/.test(String(headers['x-forwarded-proto']));
}

function contentSecurityPolicy(input: PolicyInput): string {
  const { nonce, basePath = '', connectOrigins, monitoringDsn, https } = input;
  const maps = input.maps ? MAPS : undefined;
  const monitored = monitoringDsn ? [new URL(monitoringDsn).origin] : [];
  const trustedTypes = [...(maps?.trustedTypes ?? []), ...(input.trustedTypes ?? [])];
  return [
    "default-src 'none'",
    join('script-src', "'self'", `'nonce-${nonce}'`, ...(maps?.script ?? [])),
    "script-src-attr 'none'",
    join('style-src', "'self'", `'nonce-${nonce}'`, ...(maps?.style ?? [])),
    // React and the parts that float set styles one by one, which is no style attribute.
    "style-src-attr 'none'",
    join('img-src', "'self'", 'data:', ...(input.imageOrigins ?? []), ...(maps?.img ?? [])),
    // The typeface of the first frame stands in the style sheet (delivery-65).
    join('font-src', "'self'", 'data:', ...(maps?.font ?? [])),
    join('connect-src', "'self'", ...connectOrigins, ...monitored, ...(maps?.connect ?? [])),
    ...(maps ? [join('frame-src', ...maps.frame)] : []),
    // Sentry compresses recordings and Google draws maps in workers made of texts of their own.
    join('worker-src', "'self'", ...(monitoringDsn || maps ? ['blob:'] : [])),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Each remote that cleans foreign HTML has the cleaner's policy in its own bundle.
    join('trusted-types', 'default', 'dompurify', "'allow-duplicates'", ...trustedTypes),
    ...(https ? ['upgrade-insecure-requests'] : []),
    `report-uri ${withBasePath(SECURITY_REPORTS_PATH, basePath)}`,
  ].join('; ');
}

function join(directive: string, ...sources: string[]): string {
  return [directive, ...sources].join(' ');
}

/** Dictation needs the microphone, which the browser asks for (assistants-55); nothing else is used. */
const permissionsPolicy = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
  ...['xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('microphone=(self)')
  .join(', ');

/** The origin of an address of calls or images, if it is another than the document's. */
export function foreignOrigins(baseUrl: string): string[] {
  return baseUrl.startsWith('/') ? [] : [new URL(baseUrl).origin];
}
