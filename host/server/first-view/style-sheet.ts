/** A style sheet, taken apart once and asked often. */
export interface StyleSheet {
  /** Every class without which a selector of it matches nothing. */
  classes: ReadonlySet<string>;
  parts: readonly StylePart[];
}

interface Selector {
  text: string;
  /** Classes without which it matches nothing. */
  needs: readonly string[];
}

type StylePart =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  /** Rules under a condition. */
  | { kind: 'group'; head: string; parts: readonly StylePart[] }
  | { kind: 'keyframes'; name: string; text: string }
  /** What is always kept. */
  | { kind: 'other'; text: string };

const GROUP = /^@(media|supports|container|layer)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+([\w-]+)/;
const CLASS = /\.([\w-]+)/g;

/**
 * Takes a style sheet apart, as builds write it: minified, without comments.
 * @throws when it would end the style element that it is put into
 */
export function readSheet(text: string): StyleSheet {
  if (/<[/!]/.test(text)) throw new Error('A style sheet must not hold a tag.');
  const parts = readParts(text);
  return { parts, classes: new Set(parts.flatMap(classesOf)) };
}

/** The text of the rules that can match where only these classes are used. */
export function neededText({ parts }: StyleSheet, used: ReadonlySet<string>): string {
  const rules = parts.map((part) => writePart(part, used)).join('');
  // They hold wherever they stand.
  const moves = parts.flatMap((part) =>
    part.kind === 'keyframes' && rules.includes(part.name) ? [part.text] : [],
  );
  return rules + moves.join('');
}

function readParts(text: string): StylePart[] {
  return blocksOf(text).map(({ head, body }): StylePart => {
    if (body === null) return { kind: 'other', text: `${head};` };
    if (GROUP.test(head)) return { kind: 'group', head, parts: readParts(body) };
    const name = KEYFRAMES.exec(head)?.[1];
    if (name) return { kind: 'keyframes', name, text: `${head}{${body}}` };
    if (head.startsWith('@')) return { kind: 'other', text: `${head}{${body}}` };
    return { kind: 'rule', selectors: splitOutside(head, ',').map(readSelector), body };
  });
}

/** What stands in brackets, as in `:not(.a)`, may do without its classes. */
function readSelector(text: string): Selector {
  const needs = [...withoutBrackets(text).matchAll(CLASS)].map(([, name = '']) => name);
  return { text, needs };
}

function writePart(part: StylePart, used: ReadonlySet<string>): string {
  if (part.kind === 'other') return part.text;
  if (part.kind === 'keyframes') return '';
  if (part.kind === 'group') {
    const inner = part.parts.map((each) => writePart(each, used)).join('');
    return inner && `${part.head}{${inner}}`;
  }
  const kept = part.selectors.filter(({ needs }) => needs.every((name) => used.has(name)));
  return kept.length > 0 ? `${kept.map(({ text }) => text).join(',')}{${part.body}}` : '';
}

function classesOf(part: StylePart): string[] {
  if (part.kind === 'group') return part.parts.flatMap(classesOf);
  return part.kind === 'rule' ? part.selectors.flatMap(({ needs }) => needs) : [];
}

/** A rule, a group of rules, or a statement, which has no body. */
interface StyleBlock {
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
function blocksOf(text: string): StyleBlock[] {
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
function splitOutside(text: string, divider: string): string[] {
  const places = [...signsOf(text)].filter(({ sign, depth }) => sign === divider && depth === 0);
  const ends = [...places.map(({ place }) => place), text.length];
  return ends.map((end, index) => text.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end));
}

/** A text without what stands in brackets, quotes included. */
function withoutBrackets(text: string): string {
  return [...signsOf(text)]
    .filter(({ sign, depth }) => depth === 0 && !CLOSING.includes(sign))
    .map(({ place }) => text.charAt(place))
    .join('');
}
