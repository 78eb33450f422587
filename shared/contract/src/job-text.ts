/*
 * Employers write plain text; candidates read it with headings, lists and bold words. The rules are
 * those of a letter: an empty line ends a paragraph, a dash begins an item of a list, a short line that
 * ends with a colon is a heading; the buttons above the field write '## ' and '**', too. Browser and server use the same ones, so that the preview is exact.
 */

import { htmlParts } from './html-parts.ts';

const ITEM = /^\s*[-–•*]\s+/;
const HEADING_MAX_LENGTH = 60;
const HEADING_SIGN = /^#{1,3} +/;
const BOLD = /\*\*(?!\s)([^*\n]+)(?<!\s)\*\*/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
/** A line as HTML, with its bold words. */
const lineHtml = (text: string) => escapeHtml(text).replace(BOLD, '<strong>$1</strong>');

/** Lines that belong together. */
type Block = { readonly kind: 'heading' | 'list' | 'text'; readonly lines: string[] };

function kindOf(line: string, next: string | undefined): Block['kind'] {
  if (HEADING_SIGN.test(line)) return 'heading';
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
    else if (
      inText &&
      kind === 'heading' &&
      !HEADING_SIGN.test(line) &&
      !ITEM.test(lines[index + 1] ?? '')
    ) {
      open?.lines.push(line);
    } else {
      open = { kind, lines: [line] };
      blocks.push(open);
    }
  }
  return blocks;
}

/** A heading, a list or a paragraph of a text, its lines without signs. */
export interface JobTextBlock {
  readonly kind: 'heading' | 'list' | 'text';
  readonly lines: readonly string[];
}

/**
 * What of an employer's HTML can be told without a DOM: headings, lists and paragraphs as plain text. Show
 * it only as text.
 */
export function jobHtmlToBlocks(html: string): JobTextBlock[] {
  return blocksOf(jobHtmlToText(html)).map(({ kind, lines }) => ({
    kind,
    lines: lines.map((line) => {
      const text = kind === 'heading' ? headingText(line) : line.replace(ITEM, '');
      return text.replace(BOLD, '$1');
    }),
  }));
}

/** Plain text of an employer as HTML without anything of its own that could be markup. */
export function jobTextToHtml(text: string): string {
  return blocksOf(text)
    .map(({ kind, lines }) => {
      if (kind === 'heading') return `<h3>${escapeHtml(headingText(lines[0] ?? ''))}</h3>`;
      if (kind === 'text') return `<p>${lines.map(lineHtml).join('<br>')}</p>`;
      return `<ul>${lines.map((line) => `<li>${lineHtml(line.replace(ITEM, ''))}</li>`).join('')}</ul>`;
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

const BOLD_NAMES = new Set(['b', 'strong']);
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
        text = `${text.slice(0, heading)}${headingLine(text.slice(heading))}\n`;
        heading = null;
      }
    } else if (part.name === 'li') text += part.closing ? '' : '\n- ';
    else if (part.name === 'br') text += '\n';
    else if (BOLD_NAMES.has(part.name) && heading === null) text += '**';
    else if (BLOCKS.has(part.name)) text += '\n\n';
  }
  return tidy(text);
}

/** A heading as it is typed: with a colon where that is short enough to be seen as one. */
function headingLine(text: string): string {
  const plain = withoutColon(text);
  return plain.length < HEADING_MAX_LENGTH ? `${plain}:` : `## ${plain}`;
}

const headingText = (line: string) => withoutColon(line.replace(HEADING_SIGN, ''));

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
