import type { Letter } from '../documents/letter-document.ts';

/** Before the subject; our own letters have no such word. */
const LABEL = /^Betreff:\s{0,3}/i;
const DATE = /\d{1,2}\. \p{L}+ \d{4}$/u;
const SALUTATION = /,$|^(?:Sehr geehrte|Guten Tag|Liebe|Hallo)/;
/** Sender, recipient and date. */
const HEAD_MAX = 3;

/**
 * A letter of the assistant as the parts of a document: sender, recipient, date and subject stand
 * before the salutation, with an empty line between them. What is not built so is all text.
 */
export function parseLetter(text: string, author: string): Letter {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.trim());
  const at = paragraphs.slice(0, HEAD_MAX).findIndex((paragraph) => DATE.test(paragraph));
  const date = paragraphs[at];
  if (at < 1 || date === undefined || date.includes('\n')) return { author, text };
  const [sender = '', recipient = ''] = paragraphs.slice(0, at);
  const next = paragraphs[at + 1] ?? '';
  const hasSubject = LABEL.test(next) || (next !== '' && !SALUTATION.test(next));
  return {
    author,
    text: paragraphs.slice(at + (hasSubject ? 2 : 1)).join('\n\n'),
    sender: sender.split('\n'),
    ...(recipient !== '' && { recipient: recipient.split('\n') }),
    date,
    ...(hasSubject && { subject: next.replace(LABEL, '') }),
  };
}

/** The gaps that a letter still has: '[Ihre Straße und Hausnummer]' (assistants-61). */
export const gapsOf = (text: string): string[] => [
  ...new Set(text.match(/\[[^[\]\n]{2,60}\]/g) ?? []),
];
