import { htmlParts } from './html-parts.ts';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euro: '€',
  ndash: '–',
  bull: '•',
};

const BREAKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 li ul ol tr table blockquote br hr dt dd pre'.split(' '),
);

/**
 * The paragraphs of an HTML text as plain text, for places without a DOM. The result is text, never
 * HTML: show it only as text.
 */
export function htmlToText(html: string): string[] {
  return [...htmlParts(html)]
    .map((part) => (part.kind === 'text' ? part.text : BREAKS.has(part.name) ? '\n' : ''))
    .join('')
    .replace(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => decodeEntity(name) ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 31 && code < 0x110000 ? String.fromCodePoint(code) : '';
}

export { UNSEEN_ELEMENTS } from './html-parts.ts';
