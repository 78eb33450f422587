import { jobHtmlToText } from '@silverjobs/contract/job-text';
import { sanitizePasted } from '../safe-html/sanitize-html.ts';
import { tellByLooks } from './tell-by-looks.ts';

/** Beyond this a clipboard holds no description; its plain text is taken. */
const MOST_HTML = 2_000_000;

/** Signs that stand for a dash in front of an item, as word processors write them. */
const SIGN =
  /^[·•▪‣◦●■○►➢✓✔\uf0b7\uf0a7\uf0d8\uf0fc][\s\u00a0]*|^[o§][\t\u00a0][\s\u00a0]*|^[–—*-][\t\u00a0]+/;
/** The same with a blank behind it, as people type it; it may be a word or a dash of a sentence. */
const TYPED_SIGN = /^[o–—*] (?=\S)/;
const NUMBER = /^(\d{1,2}[.)])[\t\u00a0]+/;
/** What stands before the words of a line. */
const BEFORE_WORDS = /^(?:- |\d{1,2}[.)] )?/;

/** Bold words end with their line; pieces that touch are one, and blanks stand outside. */
function tidyBold(lines: readonly string[]): string[] {
  let open = false;
  return lines.map((line) => {
    if (line.trim() === '') return line;
    const begun = open ? line.replace(BEFORE_WORDS, (sign) => `${sign}**`) : line;
    open = (begun.split('**').length - 1) % 2 === 1;
    return (open ? `${begun}**` : begun)
      .replace(/\*\*( ?)\*\*/g, '$1')
      .replace(/\*\*([^*]+)\*\*/g, (_, words: string) => {
        const text = words.trim();
        const [before = '', after = ''] = text === '' ? [words] : words.split(text);
        return text === '' ? ' ' : `${before}**${text}**${after}`;
      });
  });
}

const kindOf = (line = '') =>
  line.startsWith('- ') ? 'item' : /^\d{1,2}[.)] /.test(line) ? 'number' : 'text';

/** A typed sign is one where the line before or behind begins with a sign as well. */
function readTypedSigns(lines: readonly string[]): string[] {
  const isItem = (line = '') => line.startsWith('- ') || TYPED_SIGN.test(line);
  return lines.map((line, at) =>
    isItem(lines[at - 1]) || isItem(lines[at + 1]) ? line.replace(TYPED_SIGN, '- ') : line,
  );
}

/** Whether an empty line may go: between items of one list, and below the heading of a list. */
function isWithinList(before: string | undefined, next: string): boolean {
  const kind = kindOf(next);
  if (kind === 'text') return false;
  const isFirst = kind === 'item' || /^1[.)] /.test(next);
  return kindOf(before) === kind || (isFirst && before?.endsWith(':') === true);
}

/** A text with one sign for items, lists in one piece, and no doubled blanks. */
function tidy(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) =>
    line
      .replace(/^[\s\u00a0]+/, '')
      .replace(SIGN, '- ')
      .replace(NUMBER, '$1 ')
      .replace(/[\u00a0\t ]+/g, ' ')
      .trim(),
  );
  const kept: string[] = [];
  let gap = false;
  for (const line of tidyBold(readTypedSigns(lines.filter((one) => one !== '-')))) {
    const words = line.replace(/ {2,}/g, ' ').trim();
    if (words === '') {
      gap = kept.length > 0;
      continue;
    }
    if (gap && !isWithinList(kept.at(-1), words)) kept.push('');
    kept.push(words);
    gap = false;
  }
  return kept.join('\n');
}

/**
 * What somebody pastes, in the signs of a description (employers-11): headings, lists and bold words
 * stay, also where Word, Google Docs or Pages tell them by their looks alone; nothing else does.
 * @param html of the clipboard; '' where it has none
 * @param plain its plain text
 */
export function readPasted(html: string, plain: string): string {
  if (html === '' || html.length > MOST_HTML) return tidy(plain);
  const fragment = sanitizePasted(html);
  tellByLooks(fragment);
  const clean = document.createElement('div');
  clean.append(fragment);
  return tidy(jobHtmlToText(clean.innerHTML)) || tidy(plain);
}
