import { foldText } from '../fold-text.ts';
import { type Piece, piecesOf, type Span, spanOf } from './span.ts';

const SALUTATIONS = new Set('herr herrn frau familie fam'.split(' '));
const TITLES = new Set('dr prof dipl ing med phil rer jur'.split(' '));
const NAME_LEADS = new Set(['heisse', 'name']);

const folded = (text: string) => foldText(text).loose.replaceAll(' ', '');
const isCapital = (word: Piece | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text);
const wordsOf = (text: string) => piecesOf(text, /[\p{L}\p{M}]+/gu);

/** The parts of own names: 'Müller-Lüdenscheidt' are two. */
function partsOf(names: readonly (string | null)[]): Set<string> {
  const words = names.flatMap((name) => wordsOf(name ?? '').map(({ text }) => folded(text)));
  return new Set(words.filter((word) => word.length > 1));
}

/** 'S c h u s t e r': letters that stand alone. */
function findSpelled(words: readonly Piece[], isOwn: (word: string) => boolean): Span[] {
  const spans: Span[] = [];
  let begin = 0;
  for (let index = 0; index <= words.length; index += 1) {
    if (words[index]?.text.length === 1) continue;
    const run = words.slice(begin, index);
    const [first, last] = [run[0], run.at(-1)];
    const spelled = folded(run.map(({ text }) => text).join(''));
    if (run.length > 2 && first && last && isOwn(spelled)) spans.push(spanOf('name', first, last));
    begin = index + 1;
  }
  return spans;
}

/** Who follows 'Frau', 'ich heiße' or 'Name:'. */
function findIntroduced(words: readonly Piece[]): Span[] {
  return words.flatMap((word, index): Span[] => {
    const lead = folded(word.text);
    const isName = NAME_LEADS.has(lead);
    if (!isName && !SALUTATIONS.has(lead)) return [];
    let at = index + 1;
    while (TITLES.has(folded(words[at]?.text ?? '')) || (isName && words[at]?.text === 'ist'))
      at += 1;
    const first = words[at];
    // 'der Name des Programms' and 'Frau in Teilzeit' name nobody.
    if (!first || !isCapital(first) || first.from - word.to > 12) return [];
    const second = words[at + 1];
    const isFull = second && isCapital(second) && second.from - first.to === 1;
    return [spanOf('name', first, isFull ? second : first)];
  });
}

/** Own names, however they are written, and those of others that are introduced as such. */
export function findNames(text: string, names: readonly (string | null)[]): Span[] {
  const words = wordsOf(text);
  const parts = partsOf(names);
  const whole = new Set([...parts].flatMap((one) => [...parts].map((other) => one + other)));
  const isOwn = (word: string) =>
    parts.has(word) || whole.has(word) || (word.endsWith('s') && parts.has(word.slice(0, -1)));
  const own = words.filter(({ text: word }) => isOwn(folded(word)));
  return [
    ...own.map((word) => spanOf('name', word)),
    ...findSpelled(words, (word) => parts.has(word) || whole.has(word)),
    ...findIntroduced(words),
  ];
}

/** Names of former employers, word by word. */
export function findEmployers(text: string, employers: readonly (string | null)[]): Span[] {
  const words = piecesOf(text, /[\p{L}\p{M}\p{N}]+/gu);
  const inText = words.map((word) => folded(word.text));
  return employers.flatMap((employer) => {
    const name = piecesOf(employer ?? '', /[\p{L}\p{M}\p{N}]+/gu).map((word) => folded(word.text));
    if (name.join('').length < 3) return [];
    return words.flatMap((first, index): Span[] => {
      if (!name.every((part, offset) => inText[index + offset] === part)) return [];
      return [spanOf('employer', first, words[index + name.length - 1])];
    });
  });
}
