import type { Letter } from '../documents/letter-document.ts';

const SUBJECT = /^Betreff:(.+)$/i;
const DATE = /\d{1,2}\. \p{L}+ \d{4}$/u;

/**
 * A letter of the assistant as the parts of a document: sender, recipient, date and subject stand
 * before the salutation, with an empty line between them. What is not built so is all text.
 */
export function parseLetter(text: string, author: string): Letter {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim());
  const at = paragraphs.findIndex((paragraph) => SUBJECT.test(paragraph));
  const before = paragraphs.slice(0, Math.max(at, 0));
  const date = before.at(-1);
  if (at < 2 || at > 3 || !date || !DATE.test(date)) return { author, text };
  const [sender = '', recipient = ''] = before.slice(0, -1);
  return {
    author,
    text: paragraphs.slice(at + 1).join('\n\n'),
    sender: sender.split('\n'),
    ...(recipient !== '' && { recipient: recipient.split('\n') }),
    date,
    subject: SUBJECT.exec(paragraphs[at] ?? '')?.[1]?.trim() ?? '',
  };
}
