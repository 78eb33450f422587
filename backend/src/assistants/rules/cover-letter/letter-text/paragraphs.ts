import { joined, partsOf } from './letter-parts.ts';

/** How many paragraphs the letter has between salutation and greeting. */
export function countParagraphs(letter: string): number {
  const { from, to } = partsOf(letter);
  return Math.max(0, to - from);
}

/** A paragraph of the body, counted from 0. */
export function paragraphOf(letter: string, index: number): string {
  const { paragraphs, from } = partsOf(letter);
  return paragraphs[from + index] ?? '';
}

/** The letter with another paragraph in place of one of its body; an empty one takes it away. */
export function withParagraph(letter: string, index: number, text: string): string {
  const { paragraphs, from } = partsOf(letter);
  const at = from + index;
  return joined(
    paragraphs
      .map((paragraph, place) => (place === at ? text : paragraph))
      .filter((one) => one !== ''),
    from,
  );
}

/** The letter with sentences added at the end of what it tells, before date and invitation. */
export function withAddition(letter: string, addition: string): string {
  const { paragraphs, from, to } = partsOf(letter);
  const at = to - from > 1 ? to - 2 : to - 1;
  if (at < from) return `${letter}\n\n${addition}`;
  const isBeginning = at === from;
  const next = isBeginning
    ? [...paragraphs.slice(0, at + 1), addition, ...paragraphs.slice(at + 1)]
    : paragraphs.map((paragraph, index) => (index === at ? `${paragraph} ${addition}` : paragraph));
  return joined(next, from);
}
