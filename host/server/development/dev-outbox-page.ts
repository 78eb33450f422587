import { withBasePath } from '@silverjobs/contract/base-path';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { hostPaths } from '../../common/host-paths.ts';
import { outboxStyles } from './dev-outbox-styles.ts';

/** A mail as the page shows it. */
export interface OutboxMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** In milliseconds. */
  created_at: number;
}

/**
 * The page /dev/outbox.
 * @param mails newest first, or null when the backend does not answer
 * @param nonce permits the style sheet
 * @param basePath below which the product runs
 */
export function renderOutbox(
  mails: readonly OutboxMail[] | null,
  nonce: string,
  basePath = '',
): string {
  const address = (path: string) => withBasePath(path, basePath);
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Postausgang · silverjobs</title>
<link rel="icon" href="${address('/favicon.svg')}" type="image/svg+xml">
<style nonce="${nonce}">${outboxStyles}</style>
</head>
<body>
<header><a href="${address(paths.start)}">silverjobs</a><span>Vorführung</span></header>
<main>
<div class="head">
<h1>Postausgang</h1>
<a class="button" href="${address('/dev/outbox')}">Aktualisieren</a>
</div>
<p>Die Vorführung verschickt keine E&#8209;Mails. Hier liegt, was die Empfänger bekommen hätten, das Neueste zuerst. Die Links funktionieren.</p>
${mails === null ? unavailable : mailList(mails, address)}
</main>
</body>
</html>
`;
}

const unavailable = `<div class="notice" role="alert">
<h2>Der Postausgang ist gerade nicht erreichbar</h2>
<p>Bitte laden Sie die Seite in einer Minute neu.</p>
</div>`;

const empty = (loginLink: string) => `<div class="notice">
<h2>Noch keine E-Mail</h2>
<p>Fordern Sie zum Beispiel einen <a href="${loginLink}">Anmeldelink</a> an. Er erscheint dann hier.</p>
</div>`;

function mailList(mails: readonly OutboxMail[], address: (path: string) => string): string {
  if (mails.length === 0) return empty(address(hostPaths.loginLink));
  return `<ol class="mails">\n${mails.map(mailItem).join('\n')}\n</ol>`;
}

function mailItem(mail: OutboxMail, index: number): string {
  const { recipient, subject, created_at } = mail;
  const time = `${formatDate(created_at)} ${formatTime(created_at)}`;
  return `<li><details${index === 0 ? ' open' : ''}>
<summary>
<span class="subject">${escapeHtml(subject)}</span>
<span class="facts">
<span>An ${escapeHtml(recipient)}</span>
<time datetime="${new Date(created_at).toISOString()}">${time}</time>
</span>
</summary>
${mailContent(mail)}
</details></li>`;
}

function mailContent({ id, subject, text, html }: OutboxMail): string {
  const title = escapeHtml(`Inhalt der E-Mail: ${subject}`);
  const frame = `<iframe title="${title}" loading="lazy" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(inTop(html))}"></iframe>`;
  return `<div class="content">${html ? frame : ''}
<details class="text"${html ? '' : ' open'}><summary>Als reiner Text</summary><pre id="text-${id}" tabindex="0" aria-label="Text der E-Mail">${escapeHtml(text)}</pre></details>
</div>`;
}

/** Links of the mail open in the window, not in the frame. */
function inTop(html: string): string {
  return html.replace('<head>', '<head><base target="_top">');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
