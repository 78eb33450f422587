/*
 * Employers write plain text; candidates read it with headings, lists and bold words. The rules are
 * those of a letter: an empty line ends a paragraph, a dash begins an item of a list, lines that count from
 * 1 on are a numbered one, a short line that ends with a colon is a heading; the buttons above the field
 * write '## ' and '**', too. Browser and server use the same ones, so that the preview is exact.
 */

import { htmlParts } from './html-parts.ts';

const ITEM = /^\s*[-–•*·▪◦●]\s+/;
const NUMBER = /^(\d{1,2})[.)]\s+/;
const HEADING_MAX_LENGTH = 60;
const HEADING_SIGN = /^#{1,3} +/;
const BOLD = /\*\*(?!\s)([^*\n]*[^*\s])\*\*/g;

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
type Block = { readonly kind: JobTextBlock['kind']; readonly lines: string[] };

const numberOf = (line: string | undefined) => Number(NUMBER.exec(line ?? '')?.[1] ?? 0);

/** '1. Mai' alone is a date: a numbered list counts on in its next line. */
const beginsNumbers = (line: string | undefined, next: string | undefined) =>
  numberOf(line) === 1 && numberOf(next) === 2;

function kindOf(lines: readonly string[], index: number, open: Block | null): Block['kind'] {
  const [line = '', next, second] = lines.slice(index, index + 3);
  if (HEADING_SIGN.test(line)) return 'heading';
  if (ITEM.test(line)) return 'list';
  const goesOn = open?.kind === 'numbers' && numberOf(line) === open.lines.length + 1;
  if (goesOn || beginsNumbers(line, next)) return 'numbers';
  const isShort = line.endsWith(':') && line.length <= HEADING_MAX_LENGTH;
  // 'Wir bieten:' above a list or alone; a colon within a paragraph stays text.
  return isShort && (!next || beginsList(next, second)) ? 'heading' : 'text';
}

const beginsList = (line: string | undefined, next: string | undefined) =>
  ITEM.test(line ?? '') || beginsNumbers(line, next);

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
    const kind = kindOf(lines, index, open);
    const isNew = kind === 'heading' || (kind === 'numbers' && numberOf(line) === 1);
    if (open && open.kind === kind && !isNew) open.lines.push(line);
    else if (
      inText &&
      kind === 'heading' &&
      !HEADING_SIGN.test(line) &&
      !beginsList(lines[index + 1], lines[index + 2])
    ) {
      open?.lines.push(line);
    } else {
      open = { kind, lines: [line] };
      blocks.push(open);
    }
  }
  return blocks;
}

const withoutSign = (kind: Block['kind'], line: string) =>
  kind === 'text' ? line : line.replace(kind === 'list' ? ITEM : NUMBER, '');

/** A heading, a list, a numbered one or a paragraph of a text, its lines without signs. */
export interface JobTextBlock {
  readonly kind: 'heading' | 'list' | 'numbers' | 'text';
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
      const text = kind === 'heading' ? headingText(line) : withoutSign(kind, line);
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
      const items = lines.map((line) => `<li>${lineHtml(withoutSign(kind, line))}</li>`).join('');
      return kind === 'list' ? `<ul>${items}</ul>` : `<ol>${items}</ol>`;
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
const BLOCKS = new Set(['p', 'div']);
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
  /** Items so far of each list that is open; null for one without numbers. */
  const lists: (number | null)[] = [];
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
    } else if (part.name === 'li') {
      if (part.closing) continue;
      const items = lists.pop() ?? null;
      lists.push(items === null ? null : items + 1);
      text += items === null ? '\n- ' : `\n${items + 1}. `;
    } else if (part.name === 'ul' || part.name === 'ol') {
      if (part.closing) lists.pop();
      else lists.push(part.name === 'ol' ? 0 : null);
      text += '\n\n';
    } else if (part.name === 'br') text += '\n';
    else if (BOLD_NAMES.has(part.name) && heading === null) text += '**';
    else if (BLOCKS.has(part.name)) text += '\n\n';
  }
  return tidy(text);
}

/** A heading as it is typed: with a colon where that is short enough to be seen as one. */
function headingLine(text: string): string {
  const plain = withoutColon(text);
  const isShort = plain.length < HEADING_MAX_LENGTH && !/[?!.,]$/.test(plain);
  return isShort ? `${plain}:` : `## ${plain}`;
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
    .replace(/:\n\n+(- |1\. )/g, ':\n$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
