import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Imprint } from '@silverjobs/contract';
import { THEME_COLOUR } from '../../common/installable.ts';
import { basePathAttribute, escapeHtml } from '../common/head-tags.ts';

/** Colours and sizes of the design, in all of its themes. */
const tokens = readFileSync(
  join(import.meta.dirname, '../../../shared/ui/src/styles/tokens.css'),
  'utf8',
);

const styles = `${tokens}
*{box-sizing:border-box}
html{font-size:112.5%}
html[data-text-size="2"]{font-size:140.625%}
html[data-text-size="3"]{font-size:168.75%}
html[data-text-size="4"]{font-size:225%}
body{margin:0;background:var(--sj-colors-ground);color:var(--sj-colors-ink);font:1rem/1.5 var(--sj-fonts-body);overflow-wrap:anywhere}
header{padding:12px 0;background:var(--sj-colors-dark);color:var(--sj-colors-dark-text);font-size:1.3333rem;font-weight:700}
header span,main{display:block;max-width:42rem;margin:0 auto;padding:0 16px}
main{padding:24px 16px 56px}
.card{padding:24px;border:1px solid var(--sj-colors-line);border-radius:12px;background:var(--sj-colors-surface);box-shadow:var(--sj-shadows-card)}
svg{display:block;width:min(100%,15rem);height:auto;margin:0 0 16px}
h1{margin:0 0 12px;font-size:1.7778rem;line-height:1.25}
h2{margin:28px 0 8px;font-size:1.2222rem;line-height:1.25}
p,ul{margin:0 0 12px}
ul{padding-left:1.3em}
li{margin:0 0 8px}
a{color:var(--sj-colors-brand-800);font-weight:600;text-underline-offset:.2em}
li a,.phone{display:inline-flex;align-items:center;min-height:var(--sj-sizes-target)}
.phone{font-size:1.3333rem}
button{min-height:var(--sj-sizes-control-phone);margin:8px 0 0;padding:0 24px;border:0;border-radius:10px;background:var(--sj-colors-brand-800);color:var(--sj-colors-on);font:inherit;font-weight:600;cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid var(--sj-colors-focus-ink);outline-offset:2px;box-shadow:0 0 0 8px var(--sj-colors-focus-glow);border-radius:8px}
.line{fill:none;stroke:var(--sj-colors-brand-800);stroke-width:4;stroke-linecap:round}
.body{fill:var(--sj-colors-brand-500)}
.spark{fill:none;stroke:var(--sj-colors-drawing-sun);stroke-width:4;stroke-linecap:round}
`;

/** A plug beside its socket. */
const drawing = `<svg viewBox="0 0 240 90" aria-hidden="true"><path class="line" d="M2 62c24 0 20-30 44-30h22"/><rect class="body" x="68" y="16" width="34" height="34" rx="8"/><path class="line" d="M102 25h12m-12 16h12"/><path class="spark" d="M124 12l-6-8m12 14l10-6m-16 42l-6 8m14-14l9 5"/><rect class="body" x="146" y="10" width="38" height="46" rx="10"/><path class="line" d="M157 25h5m-5 16h5M184 33h12c24 0 22 34 42 34"/></svg>`;

/** The page and the policy that permits just what stands in it. */
export interface OfflinePage {
  html: string;
  policy: string;
}

/** What it says of who helps by telephone. */
export type Helpline = Pick<Imprint, 'phone' | 'phone_hours'>;

/**
 * What is shown where a page cannot be loaded (public-11). It needs nothing beside itself.
 * @param script tries again once there is a connection
 */
export function offlinePage(
  { product, basePath }: { product: string; basePath: string },
  { phone, phone_hours }: Helpline,
  script: string,
): OfflinePage {
  const number = phone?.replace(/[^+\d]/g, '');
  const help =
    phone &&
    `<h2>Wir helfen Ihnen am Telefon</h2>
<p><a class="phone" href="tel:${number}">${escapeHtml(phone)}</a></p>
${phone_hours ? `<p>Wir sind für Sie da: ${escapeHtml(phone_hours)}.</p>` : ''}
<p>Anrufen geht auch ohne Internet.</p>`;
  const html = `<!doctype html>
<html lang="de"${basePathAttribute(basePath)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${THEME_COLOUR}">
<title>Keine Verbindung · ${escapeHtml(product)}</title>
<style>${styles}</style>
<script>${script}</script>
</head>
<body>
<header><span>${escapeHtml(product)}</span></header>
<main>
<div class="card">
${drawing}
<h1>Gerade gibt es keine Verbindung</h1>
<p>Die Seite konnte nicht geladen werden. Sobald Ihr Gerät wieder mit dem Internet verbunden ist, versuchen wir es von selbst noch einmal.</p>
<p><button type="button">Jetzt noch einmal versuchen</button></p>
<h2>Das können Sie tun</h2>
<ul>
<li>Sehen Sie nach, ob WLAN oder mobile Daten eingeschaltet sind.</li>
<li>Ist der Flugmodus an? Dann schalten Sie ihn aus.</li>
<li>Gehen andere Seiten? Dann liegt es an uns. Bitte warten Sie ein paar Minuten.</li>
</ul>
${help ?? ''}
<section hidden><h2>Zuletzt geöffnet</h2><p>Diese Stellen öffnen sich, sobald die Verbindung wieder da ist.</p></section>
</div>
</main>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(styles)}'`,
    `script-src '${hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
