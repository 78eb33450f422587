import { searchPositions } from '@silverjobs/contract/position-search';
import { heardWord } from '../phrases/common-words.ts';
import { isOneError } from '../phrases/one-error.ts';
import type { Gram } from './grams.ts';
import { type Match, workOf } from './name-work.ts';
import type { Work } from './work.ts';
import type { WorkIndex } from './work-index.ts';

const CANDIDATES_MAX = 3;
/** More positions than this are too many to be one kind of work. */
const FEW = 5;

/** Works that a word may mean, and how sure that is. */
export type Found = {
  readonly works: readonly Work[];
  readonly isSure: boolean;
  readonly isGuess: boolean;
  /** A label begins so: 'Lager', 'Museum', 'Pferdepflege'. */
  readonly isBeginning?: boolean;
};

const each = (matches: readonly Match[]): Work[] =>
  matches.slice(0, CANDIDATES_MAX).map((match) => workOf([match], match.label));

/** Whether a name has the typed word in it, but for one typing error. */
function isNearly(name: string, text: string): boolean {
  return name
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 4 && isOneError(heardWord(word), text));
}

const MIN_BEGINNING = 5;
const ENDING = /(?<=.{5})(?:ungen|ung|en|e|s)$/;
/** 'Schneiderarbeiten' is what a Schneider does. */
export const OF_WORK = /(?<=.{4})s?(?:arbeit|arbeiten|stellen?|posten|jobs?|tatigkeit)$/;

/** Whether a word of a label begins like a typed one, or is it. */
function beginsIn(label: string, text: string): boolean {
  const stem = text.replace(OF_WORK, '').replace(ENDING, '');
  return label
    .split(/[^\p{L}]+/u)
    .map(heardWord)
    .some((word) => word === text || (stem.length >= MIN_BEGINNING && word.startsWith(stem)));
}

/** What a word names that is no name itself: the beginning of one, one nearby, a typing error. */
export function searchGram({ index }: WorkIndex, { text, typed }: Gram): Found | null {
  const { matches } = searchPositions(index, text);
  const found = matches.flatMap((match) => (match.kind === 'position' ? [match] : []));
  const options = (list: typeof found): Match[] => list.map(({ option }) => option);
  const called = found.filter((match) => !match.isGuess && match.near === null);
  const labelled = called.filter(({ keyword }) => keyword === null);
  const best = labelled.length > 0 ? labelled : called;
  if (best.length > 0 && best.length <= FEW) {
    const isBeginning = options(best).some(({ label }) => beginsIn(label, text));
    return { works: [workOf(options(best), typed)], isSure: true, isGuess: false, isBeginning };
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
