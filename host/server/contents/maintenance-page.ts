import type { SiteContents } from '@silverjobs/contract';
import { withBasePath } from '@silverjobs/contract/base-path';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import type { FastifyReply } from 'fastify';
import { hostPaths } from '../../common/host-paths.ts';
import { escapeHtml } from '../common/head-tags.ts';

type Maintenance = NonNullable<SiteContents['maintenance']>;

/** Operators still get in, and everybody reads who runs the product (§ 5 DDG). */
const OPEN: readonly string[] = [paths.login, hostPaths.imprint, hostPaths.privacyPolicy];

/** Whether a page is open while the product is closed (operators-44). */
export function isOpenInMaintenance(path: string): boolean {
  return path === '/operator' || path.startsWith('/operator/') || OPEN.includes(path);
}

/** Asks again by itself so often, in seconds. */
const RELOAD_S = 60;

/** Says kindly that the product is closed for a while, with the status that machines understand. */
export function sendMaintenance(
  reply: FastifyReply,
  { text, until }: Maintenance,
  {
    product,
    basePath,
    nonce,
    now,
  }: { product: string; basePath: string; nonce: string; now: number },
) {
  const seconds = Math.max(1, Math.ceil((until - now) / 1_000));
  const end = `${formatDate(until)}, ${formatTime(until)} Uhr`;
  return reply
    .code(503)
    .headers({
      'Retry-After': String(seconds),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RELOAD_S}">
<meta name="robots" content="noindex">
<title>Wartung – ${escapeHtml(product)}</title>
<style nonce="${nonce}">
body{margin:0;background:#fff;color:#001529;font:1.25rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:15vh 1.5rem 3rem}
h1{font-size:2rem;line-height:1.25}
a{color:#00497a}
</style>
</head>
<body>
<main>
<p>${escapeHtml(product)}</p>
<h1>Wir sind gleich wieder da</h1>
<p>${escapeHtml(text)}</p>
<p>Voraussichtlich geht es weiter am ${escapeHtml(end)}. Diese Seite sieht von selbst jede Minute nach; Sie müssen nichts tun. Was Sie bei uns gespeichert haben, ist sicher.</p>
<p><a href="${withBasePath(hostPaths.imprint, basePath)}">Impressum und Telefon</a></p>
</main>
</body>
</html>
`);
}
