import { searchPositions } from '@silverjobs/contract/position-search';
import type { Database } from '../../../database/database.ts';
import { heardWord } from '../phrases/common-words.ts';
import { isOneError } from '../phrases/one-error.ts';
import { capitalised } from '../phrases.ts';
import { themesOf } from '../themes.ts';
import { isTelling, type TellingWord, tellingWords } from './telling-words.ts';
import { loadWorkIndex, nameKey, type WorkIndex } from './work-index.ts';

/** Work that can be looked for. */
export type Work = { readonly positionIds: readonly number[]; readonly label: string };

/** How sure it is what work a text is about. */
export type ReadWork =
  | { readonly kind: 'sure'; readonly work: Work }
  /** Several are meant, or a typing error: to be asked. */
  | { readonly kind: 'candidates'; readonly works: readonly Work[]; readonly isGuess: boolean }
  | { readonly kind: 'none' };

/** Whether the text answers the question for the work, and whether only the very names count. */
export type HowToRead = { readonly isAsked: boolean; readonly isExact: boolean };

const POSITIONS_MAX = 8;
const CANDIDATES_MAX = 3;
/** More positions than this are too many to be one kind of work. */
const FEW = 5;
/** Words of one name of an occupation, of a text, and those that are compared with every name. */
const GRAM_MAX = 3;
const WORDS_MAX = 40;
const SEARCHED_MAX = 6;
const SHORT = 3;
/** 'Schneiderarbeiten' is what a Schneider does. */
const OF_WORK = /(?<=.{4})s?(?:arbeit|arbeiten|stelle|jobs?|tatigkeit)$/;

type Gram = {
  readonly text: string;
  readonly typed: string;
  readonly from: number;
  readonly to: number;
};

function grams(words: readonly TellingWord[]): Gram[] {
  const sizes = Array.from({ length: GRAM_MAX }, (_, index) => GRAM_MAX - index);
  return sizes.flatMap((size) =>
    words.flatMap((_, from) => {
      const part = words.slice(from, from + size);
      const text = part.map(({ word }) => word).join(' ');
      const typed = part.map((one) => one.typed).join(' ');
      return part.length === size ? [{ text, typed, from, to: from + size }] : [];
    }),
  );
}

type Match = { readonly id: number; readonly label: string };
type Found = {
  readonly works: readonly Work[];
  readonly isSure: boolean;
  readonly isGuess: boolean;
};

/** Work by the words that it was called by, where they mean several occupations. */
function workOf(matches: readonly Match[], typed: string): Work {
  const [first] = matches;
  const label = matches.length === 1 && first ? first.label : capitalised(typed);
  return { positionIds: matches.slice(0, POSITIONS_MAX).map(({ id }) => id), label };
}

const each = (matches: readonly Match[]): Work[] =>
  matches.slice(0, CANDIDATES_MAX).map((match) => workOf([match], match.label));

/** Whether a name has the typed word in it, but for one typing error. */
function isNearly(name: string, text: string): boolean {
  return name
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 4 && isOneError(heardWord(word), text));
}

/** What a word names that is no name itself: the beginning of one, one nearby, a typing error. */
function searchGram({ index }: WorkIndex, { text, typed }: Gram): Found | null {
  const { matches } = searchPositions(index, text);
  const found = matches.flatMap((match) => (match.kind === 'position' ? [match] : []));
  const options = (list: typeof found): Match[] => list.map(({ option }) => option);
  const called = found.filter((match) => !match.isGuess && match.near === null);
  const labelled = called.filter(({ keyword }) => keyword === null);
  const best = labelled.length > 0 ? labelled : called;
  if (best.length > 0 && best.length <= FEW) {
    return { works: [workOf(options(best), typed)], isSure: true, isGuess: false };
  }
  if (best.length > 0) return { works: each(options(best)), isSure: false, isGuess: false };
  const near = found.filter((match) => match.near !== null && !match.isGuess);
  const nearly = found.filter(({ option, keyword }) =>
    isNearly(`${option.label} ${keyword ?? ''}`, text),
  );
  const guesses = near.length > 0 ? near : nearly;
  return guesses.length > 0
    ? { works: each(options(guesses)), isSure: false, isGuess: true }
    : null;
}

/** Work by what somebody likes: 'etwas mit Kindern'. */
function readThemes({ index }: WorkIndex, text: string): Work | null {
  const themes = themesOf(text);
  const [first] = themes;
  if (!first) return null;
  const ids = themes.flatMap(({ search }) =>
    search.split(' ').flatMap((word) => {
      const found = searchPositions(index, word).matches;
      return found
        .flatMap((match) => (match.kind === 'position' ? match.option.id : []))
        .slice(0, 2);
    }),
  );
  if (ids.length === 0) return null;
  return { positionIds: [...new Set(ids)].slice(0, POSITIONS_MAX), label: first.work };
}

/** What all of them have in common ('Verkäuferin', 'Bäckerei'), else all of them. */
function joined(works: readonly Work[]): Work {
  const [first, ...others] = works;
  const common = first?.positionIds.filter((id) =>
    others.every(({ positionIds }) => positionIds.includes(id)),
  );
  const labels = [...new Set(works.map(({ label }) => label))].slice(0, 2);
  if (common && common.length > 0) return { positionIds: common, label: labels.join(', ') };
  const ids = [...new Set(works.flatMap(({ positionIds }) => positionIds))];
  return { positionIds: ids.slice(0, POSITIONS_MAX), label: labels.join(' oder ') };
}

/**
 * The work that a text is about, as surely as it says it: names of occupations first, in dialect and
 * with the words of everyday speech, then what somebody likes, then what is only similar.
 * @param how whether the text answers the question for the work, or only exact names count
 */
export async function readWork(
  db: Database,
  text: string,
  { isAsked, isExact }: HowToRead,
): Promise<ReadWork> {
  const index = await loadWorkIndex(db);
  const words = tellingWords(text).slice(0, WORDS_MAX);
  const taken = new Set<number>();
  const sure: Work[] = [];
  const unsure: Found[] = [];
  let searched = 0;
  for (const gram of grams(words)) {
    const places = Array.from({ length: gram.to - gram.from }, (_, at) => gram.from + at);
    if (places.some((at) => taken.has(at)) || !isTelling(gram.text)) continue;
    const key = nameKey(gram.text);
    const exact = index.byName.get(key) ?? index.byName.get(key.replace(OF_WORK, ''));
    if (exact) {
      for (const at of places) taken.add(at);
      sure.push(workOf(exact, gram.typed));
      continue;
    }
    // In a long text only nouns are compared with beginnings of names.
    const isNoun = /^\p{Lu}/u.test(gram.typed) || words.length <= SHORT;
    if (isExact || places.length > 1 || searched >= SEARCHED_MAX || !isNoun) continue;
    searched += 1;
    const found = searchGram(index, gram);
    if (found?.isSure && words.length <= SHORT + 2) sure.push(...found.works);
    else if (found) unsure.push(found);
  }
  if (sure.length > 0) return { kind: 'sure', work: joined(sure) };
  const theme = readThemes(index, text);
  if (theme) return { kind: 'sure', work: theme };
  // Of a long text no guess is made: its words mean many things.
  const isShort = words.length <= SHORT;
  const [best] = unsure.filter(({ isGuess }) => !isGuess || isShort || isAsked);
  if (!best) return { kind: 'none' };
  return { kind: 'candidates', works: best.works, isGuess: best.isGuess };
}

/** A work by the very words of a choice that was offered. */
export const workByLabel = (works: readonly Work[], message: string): Work | undefined =>
  works.find(({ label }) => heardWord(label) === heardWord(message.trim()));
