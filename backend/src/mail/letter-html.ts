import { paths } from '@silverjobs/contract/paths';
import { escapeHtml } from './escape-html.ts';
import type { Letter, LetterItem } from './letter.ts';
import { farewell, greeting, slogan } from './phrases.ts';
import { LOGO, OPERATOR_MARK } from './sign-mail.ts';

/**
 * Colours of the design (contrast on their ground): text 14.8, small text 7.0, button and links 7.9.
 * Mail programs drop style sheets, so every element carries its style.
 */
const INK = '#1f2933';
const INK_2 = '#4a5560';
const BRAND = '#005b61';
const GROUND = '#f5f7f7';
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const BODY = `margin:0 0 18px;${FONT};font-size:18px;line-height:1.5;color:${INK}`;
const SMALL = `margin:0 0 6px;${FONT};font-size:16px;line-height:1.5;color:${INK_2}`;
const LINK = `color:${BRAND};text-decoration:underline`;

/** A table that only places things: Outlook knows no other layout. */
const LAYOUT = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';

function paragraph(text: string, style = BODY): string {
  const lines = text.split('\n').map(escapeHtml);
  return `<p style="${style}">${lines.join('<br>')}</p>`;
}

function actionHtml({ label, url }: NonNullable<Letter['action']>): string {
  const address = escapeHtml(url);
  const button = `display:inline-block;padding:16px 28px;${FONT};font-size:18px;font-weight:bold;line-height:1.3;color:#ffffff;text-decoration:none`;
  return `<table ${LAYOUT} style="margin:6px 0 24px"><tr><td bgcolor="${BRAND}" style="border-radius:10px"><a href="${address}" style="${button}">${escapeHtml(label)}</a></td></tr></table>
${paragraph('Wenn sich nichts öffnet, kopieren Sie diese Adresse in Ihren Browser:', SMALL)}
<p style="${SMALL};margin-bottom:24px;overflow-wrap:anywhere;word-break:break-word"><a href="${address}" style="${LINK}">${address}</a></p>`;
}

function otherHtml({ label, url }: NonNullable<Letter['other']>): string {
  const address = escapeHtml(url);
  return `<p style="${BODY};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(label)}:<br><a href="${address}" style="${LINK}">${address}</a></p>`;
}

function itemHtml({ title, url, facts }: LetterItem): string {
  const name = `<a href="${escapeHtml(url)}" style="${LINK};font-weight:bold">${escapeHtml(title)}</a>`;
  return `<p style="${BODY}">${[name, ...facts.map(escapeHtml)].join('<br>')}</p>`;
}

function smallLinkHtml({ label, url }: { label: string; url: string }): string {
  return `<p style="${SMALL}"><a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(label)}</a></p>`;
}

/** The HTML of a letter: one column, no images, nothing from other hosts. */
export function letterHtml(publicUrl: string, letter: Letter): string {
  const {
    subject,
    heading,
    paragraphs,
    items = [],
    action,
    other,
    closing = [],
    links = [],
  } = letter;
  const small = [...links, { label: 'Impressum', url: `${publicUrl}${paths.imprint}` }];
  const content = [
    `<h1 style="margin:0 0 20px;${FONT};font-size:26px;line-height:1.25;color:${INK}">${escapeHtml(heading)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    ...items.map(itemHtml),
    ...(action ? [actionHtml(action)] : []),
    ...(other ? [otherHtml(other)] : []),
    ...closing.map((text) => paragraph(text)),
    paragraph(farewell.join('\n')),
  ].join('\n');
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND};color-scheme:light">
<div role="article" aria-roledescription="E-Mail" aria-label="${escapeHtml(subject)}" lang="de">
<table ${LAYOUT} width="100%" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px">
<table ${LAYOUT} width="100%" style="max-width:600px">
<tr><td style="padding:0 8px 16px;${FONT};font-size:24px;font-weight:bold;line-height:1.25;color:${BRAND}">${LOGO}</td></tr>
<tr><td align="left" style="padding:32px 24px 14px;background:#ffffff;border-top:6px solid #00b0bb;border-radius:12px">
${content}
</td></tr>
<tr><td align="left" style="padding:20px 8px 0">
${paragraph(slogan, SMALL)}
${small.map(smallLinkHtml).join('\n')}
<p style="${SMALL}">${OPERATOR_MARK}</p>
</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}
