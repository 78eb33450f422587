/*
 * Employers write plain text; candidates read it with headings and lists. The rules are those of a
 * letter: an empty line ends a paragraph, a dash begins an item of a list, a short line that ends
 * with a colon is a heading. Browser and server use the same ones, so that the preview is exact.
 */

import { htmlParts } from './html-parts.ts';

const ITEM = /^\s*[-–•*]\s+/;
const HEADING_MAX_LENGTH = 60;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Lines that belong together. */
type Block = { readonly kind: 'heading' | 'list' | 'text'; readonly lines: string[] };

function kindOf(line: string, next: string | undefined): Block['kind'] {
  if (ITEM.test(line)) return 'list';
  const isShort = line.endsWith(':') && line.length <= HEADING_MAX_LENGTH;
  // 'Wir bieten:' above a list or alone; a colon within a paragraph stays text.
  return isShort && (next === undefined || next === '' || ITEM.test(next)) ? 'heading' : 'text';
}

function blocksOf(text: string): Block[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      open = null;
      continue;
    }
    const inText = open?.kind === 'text';
    const kind = kindOf(line, lines[index + 1]);
    if (open && open.kind === kind && kind !== 'heading') open.lines.push(line);
    else if (inText && kind === 'heading' && !ITEM.test(lines[index + 1] ?? '')) {
      open?.lines.push(line);
    } else {
      open = { kind, lines: [line] };
      blocks.push(open);
    }
  }
  return blocks;
}

/** Plain text of an employer as HTML without anything of its own that could be markup. */
export function jobTextToHtml(text: string): string {
  return blocksOf(text)
    .map(({ kind, lines }) => {
      if (kind === 'heading') return `<h3>${escapeHtml(withoutColon(lines[0] ?? ''))}</h3>`;
      if (kind === 'text') return `<p>${lines.map(escapeHtml).join('<br>')}</p>`;
      return `<ul>${lines.map((line) => `<li>${escapeHtml(line.replace(ITEM, ''))}</li>`).join('')}</ul>`;
    })
    .join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

const BLOCKS = new Set(['p', 'ul', 'ol', 'div']);
const HEADING = /^h[1-6]$/;

/** Text of one line, without blanks at its ends. */
const joinLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** The plain text of stored HTML, to be edited: the way back of jobTextToHtml. */
export function jobHtmlToText(html: string): string {
  // Text without any element has its paragraphs in its lines, as SafeHtml shows it.
  if (!/<[a-z!/]/i.test(html)) return html.trim();
  let text = '';
  let heading: number | null = null;
  for (const part of htmlParts(joinLines(html))) {
    if (part.kind === 'text') {
      text += part.text.replace(
        /&(?:lt|gt|quot|#39|nbsp|amp);/g,
        (entity) => entities[entity] ?? '',
      );
    } else if (HEADING.test(part.name)) {
      if (!part.closing) {
        text += '\n\n';
        heading = text.length;
      } else if (heading !== null) {
        text = `${text.slice(0, heading)}${withoutColon(text.slice(heading))}:\n`;
        heading = null;
      }
    } else if (part.name === 'li') text += part.closing ? '' : '\n- ';
    else if (part.name === 'br') text += '\n';
    else if (BLOCKS.has(part.name)) text += '\n\n';
  }
  return tidy(text);
}

function withoutColon(text: string): string {
  const trimmed = text.trim();
  return trimmed.endsWith(':') ? trimmed.slice(0, -1).trimEnd() : trimmed;
}

/** No blanks at the ends of lines, and one empty line at most. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^- +/, '- '))
    .join('\n')
    .replace(/:\n\n+- /g, ':\n- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
