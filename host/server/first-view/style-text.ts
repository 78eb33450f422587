/** A rule, a group of rules, or a statement, which has no body. */
export interface StyleBlock {
  head: string;
  body: string | null;
}

/** Texts in quotes, escaped characters and what stands in brackets: no sign in them divides anything. */
const OPAQUE = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs;
const OPENING = '([{';
const CLOSING = ')]}';

/** The signs of a text that count, with their places and how deep in brackets they stand. */
function* signsOf(text: string): Generator<{ sign: string; place: number; depth: number }> {
  const plain = text.replaceAll(OPAQUE, (opaque) => '_'.repeat(opaque.length));
  let depth = 0;
  for (let place = 0; place < plain.length; place += 1) {
    const sign = plain.charAt(place);
    if (CLOSING.includes(sign)) depth -= 1;
    yield { sign, place, depth };
    if (OPENING.includes(sign)) depth += 1;
  }
}

/**
 * Divides a style sheet, or what stands inside of a group, into its blocks.
 * @throws when a bracket is left open
 */
export function blocksOf(text: string): StyleBlock[] {
  const blocks: StyleBlock[] = [];
  let start = 0;
  let open = -1;
  for (const { sign, place, depth } of signsOf(text)) {
    if (depth !== 0) continue;
    if (sign === '{') open = place;
    else if (sign === '}') {
      blocks.push({ head: text.slice(start, open).trim(), body: text.slice(open + 1, place) });
      [start, open] = [place + 1, -1];
    } else if (sign === ';') {
      blocks.push({ head: text.slice(start, place).trim(), body: null });
      start = place + 1;
    }
  }
  if (text.slice(start).trim()) throw new Error('A style sheet does not come to an end.');
  return blocks;
}

/** Divides a text at a sign, but not inside of brackets. */
export function splitOutside(text: string, divider: string): string[] {
  const places = [...signsOf(text)].filter(({ sign, depth }) => sign === divider && depth === 0);
  const ends = [...places.map(({ place }) => place), text.length];
  return ends.map((end, index) => text.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end));
}

/** A text without what stands in brackets, quotes included. */
export function withoutBrackets(text: string): string {
  return [...signsOf(text)]
    .filter(({ sign, depth }) => depth === 0 && !CLOSING.includes(sign))
    .map(({ place }) => text.charAt(place))
    .join('');
}
