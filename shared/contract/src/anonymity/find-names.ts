import { foldText } from '../fold-text.ts';
import { COMMON_WORDS } from './common-words.ts';
import { type Piece, piecesOf, type Span, spanOf } from './span.ts';

const SALUTATIONS = new Set('herr herrn frau familie fam'.split(' '));
const TITLES = new Set('dr prof dipl ing med phil rer jur'.split(' '));
/** What names somebody: 'ich heiße', 'geb. Kowalski', 'Mit freundlichen Grüßen'. */
const NAME_LEADS = new Set(
  'heisse name geb geborene geborener madchenname geburtsname nachname vorname familienname rufname verwitwete grussen gruss grusse unterschrift'.split(
    ' ',
  ),
);
/** 'von der Heide', 'ist' and 'lautet' stand before a name. */
const PARTICLES = new Set('von van der den de zu zur vom zum ist lautet war da di la'.split(' '));
const ARTICLES = new Set('des eines der die das dem den ein eine einem einen einer'.split(' '));
/** So far from its lead a name may begin: a title, a colon, a line. */
const LEAD_GAP = 12;
/** 'Koch, Renate' and 'Renate B. Koch' are one name. */
const NAME_GAP = 5;

const folded = (text: string) => foldText(text).loose.replaceAll(' ', '');
const COMMON = new Set(COMMON_WORDS.map(folded));
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

/** Who follows 'Frau', 'ich heiße', 'geb.' or 'Name:'. */
function findIntroduced(words: readonly Piece[]): Span[] {
  return words.flatMap((word, index): Span[] => {
    const lead = folded(word.text);
    const isName = NAME_LEADS.has(lead);
    if (!isName && !SALUTATIONS.has(lead)) return [];
    let at = index + 1;
    const isBetween = (text: string) =>
      TITLES.has(text) || (PARTICLES.has(text) && (isName || text !== 'der'));
    while (isBetween(folded(words[at]?.text ?? ''))) at += 1;
    const first = words[at];
    // 'der Name des Programms' and 'Frau in Teilzeit' name nobody.
    if (!first || !isCapital(first) || first.from - word.to > LEAD_GAP + 4 * (at - index - 1)) {
      return [];
    }
    // 'Freiin von Stein', 'Petra Lindner': it goes on with a capital, over small words.
    let last = first;
    for (let next = at + 1; next <= at + 3; next += 1) {
      const word = words[next];
      const isJoined = word && word.from - (words[next - 1]?.to ?? 0) <= 2;
      if (!isJoined || !(isCapital(word) || PARTICLES.has(folded(word.text)))) break;
      if (isCapital(word)) last = word;
      if (isCapital(word) && next === at + 1) break;
    }
    return [spanOf('name', first, last)];
  });
}

/** Own names, however they are written, and those of others that are introduced as such. */
export function findNames(text: string, names: readonly (string | null)[]): Span[] {
  const words = wordsOf(text);
  const parts = partsOf(names);
  const whole = new Set([...parts].flatMap((one) => [...parts].map((other) => one + other)));
  const isOwn = (word: string) => parts.has(word) || whole.has(word);
  const isGenitive = (word: string) => word.endsWith('s') && parts.has(word.slice(0, -1));
  const read = words.map((word) => folded(word.text));
  const isNear = (index: number, other: number) => {
    const [one, two] = [words[Math.min(index, other)], words[Math.max(index, other)]];
    if (!one || !two || two.from - one.to > NAME_GAP || text.slice(one.to, two.from).includes('\n'))
      return false;
    const name = read[other] ?? '';
    const isInitial = two === words[index] && one.text.length === 1 && isCapital(one);
    return isInitial || (isOwn(name) && name !== read[index]);
  };
  /** A word of every day is a name beside another own name, or before what somebody owns. */
  const isMeant = (index: number) => {
    const word = read[index] ?? '';
    if (!COMMON.has(parts.has(word) ? word : word.slice(0, -1)) || whole.has(word)) return true;
    if (!parts.has(word)) return !ARTICLES.has(read[index - 1] ?? '');
    return [-2, -1, 1, 2].some((away) => isNear(index, index + away));
  };
  const own = words.filter((_, index) => {
    const word = read[index] ?? '';
    return (isOwn(word) || isGenitive(word)) && isMeant(index);
  });
  return [
    ...own.map((word) => spanOf('name', word)),
    ...findSpelled(words, isOwn),
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
