import type { WhatOption } from '@silverjobs/contract';
import { neutralText } from '@silverjobs/contract/neutral-form';
import { beginsWithOneError } from '@silverjobs/contract/typing-error';
import { containsFolded, type FoldedText, foldText, startsFolded } from '../picker/fold-text.ts';

/** A text with what is compared of it. */
interface IndexedText {
  text: string;
  folded: FoldedText;
  /** Without what says whether a woman or a man is meant. */
  neutral: FoldedText;
  /** The form for women, as one would type it. */
  female: FoldedText;
}

/** An occupation prepared for filtering. */
export interface IndexedPosition {
  option: WhatOption;
  label: IndexedText;
  keywords: readonly IndexedText[];
}

/** An occupation that fits the typed text. */
export interface PositionMatch {
  option: WhatOption;
  /** The keyword that fits, when the label alone does not. */
  keyword: string | null;
}

/** Prepares all occupations once, in alphabetical order. */
export function indexPositions(options: readonly WhatOption[]): IndexedPosition[] {
  return [...options]
    .sort((a, b) => a.label.localeCompare(b.label, 'de'))
    .map((option) => ({
      option,
      label: indexText(option.label),
      keywords: option.matching_keywords
        .split(/[,;|\n]+/)
        .map((keyword) => keyword.trim())
        .filter((keyword) => keyword !== '')
        .map(indexText),
    }));
}

const FEMALE_ENDING = /[/(*:_]-?(in(?:nen)?)\b\)?/gi;

function indexText(text: string): IndexedText {
  const folded = foldText(text);
  // 'Betreuer/in' is one word to whoever types it.
  const { plain } = foldText(text.replace(FEMALE_ENDING, ''));
  const female = foldText(text.replace(FEMALE_ENDING, '$1'));
  return { text, folded, neutral: foldText(neutralText(plain)), female };
}

/** How well a typed word fits a text; smaller is better, null not at all. */
type Fit = (text: IndexedText, word: IndexedText) => number | null;

const KEYWORD = 4;
/** With fewer occupations the text may have an error. */
const FEW_MATCHES = 3;

/** 0 the exact word, 1 the beginning of the text, 2 of one of its words, 3 somewhere in it. */
const asTyped: Fit = (text, word) => {
  const both = [
    [text.folded, word.folded],
    [text.neutral, word.neutral],
  ] as const;
  if (both.some(([whole, part]) => whole.plain === part.plain || whole.loose === part.loose)) {
    return 0;
  }
  if (both.some(([whole, part]) => startsFolded(whole, part))) return 1;
  if (both.some(([whole, part]) => startsWord(whole, part))) return 2;
  return both.some(([whole, part]) => containsFolded(whole, part)) ? 3 : null;
};

/** Shorter words have too many neighbours; within a longer word only a longer part is looked for. */
const MIN_LENGTH_WITH_TYPO = 4;
const MIN_PART_LENGTH = 6;

/** The same with one typing error. */
const withOneError: Fit = (text, word) => {
  const exact = asTyped(text, word);
  if (exact !== null) return exact;
  const { plain, loose } = word.folded;
  const ranks = (plain === loose ? FORMS.slice(0, 1) : FORMS).flatMap((form) => {
    const words = `${text.folded[form]} ${text.neutral[form]}`.split(' ');
    return [
      ...words.map((whole) => errorRank(whole, word.neutral[form])),
      ...text.female[form].split(' ').map((whole) => errorRank(whole, word.folded[form])),
      // 'IT-Helfer' written together.
      errorRank(text.female[form].replaceAll(' ', ''), word.folded[form]),
    ];
  });
  const best = Math.min(...ranks);
  return best === NO_FIT ? null : best;
};

const FORMS = ['plain', 'loose'] as const;
const NO_FIT = Number.POSITIVE_INFINITY;

function errorRank(whole: string, typed: string): number {
  if (typed.length < MIN_LENGTH_WITH_TYPO) return NO_FIT;
  if (beginsWithOneError(whole, typed)) return 2;
  if (typed.length < MIN_PART_LENGTH) return NO_FIT;
  // In a compound the error is not at the seam.
  const within = [...whole].some(
    (letter, at) => letter === typed[0] && beginsWithOneError(whole.slice(at), typed),
  );
  return within ? 3 : NO_FIT;
}

/**
 * Occupations whose label or keywords contain every typed word (PICK-01), in order of usefulness:
 * the very label, one that begins so, one that contains it, a keyword. When few are called so, then
 * those that differ by one typing error a word.
 */
export function filterPositions(
  positions: readonly IndexedPosition[],
  typed: string,
): PositionMatch[] {
  const whole = indexText(typed);
  if (whole.folded.plain === '') return positions.map(({ option }) => ({ option, keyword: null }));
  const words = whole.folded.plain.split(' ').map(indexText);
  const found = rank(positions, whole, words, asTyped);
  const isClear = found.length > 0 && whole.folded.plain.length < MIN_PART_LENGTH;
  if (isClear || found.length >= FEW_MATCHES) return found;
  const known = new Set(found.map(({ option }) => option.id));
  const close = rank(positions, whole, words, withOneError);
  return [...found, ...close.filter(({ option }) => !known.has(option.id))];
}

function rank(
  positions: readonly IndexedPosition[],
  whole: IndexedText,
  words: readonly IndexedText[],
  fit: Fit,
): PositionMatch[] {
  return positions
    .flatMap((position) => {
      const match = matchPosition(position, words, fit);
      if (!match) return [];
      const asWhole = fit(position.label, whole);
      return [{ match, rank: asWhole ?? match.rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ match: { option, keyword } }) => ({ option, keyword }));
}

function matchPosition(
  { option, label, keywords }: IndexedPosition,
  words: readonly IndexedText[],
  fit: Fit,
): (PositionMatch & { rank: number }) | null {
  let keyword: string | null = null;
  let worst = 0;
  for (const word of words) {
    const own = fit(label, word);
    const byKeyword = own === null ? bestKeyword(keywords, word, fit) : null;
    const rank = own ?? byKeyword?.rank;
    if (rank === undefined) return null;
    keyword ??= byKeyword?.text ?? null;
    worst = Math.max(worst, rank);
  }
  return { option, keyword, rank: worst };
}

/** The keyword that fits a word best; any label that fits comes before. */
function bestKeyword(keywords: readonly IndexedText[], word: IndexedText, fit: Fit) {
  const fitting = keywords.flatMap((keyword) => {
    const rank = fit(keyword, word);
    return rank === null ? [] : [{ text: keyword.text, rank: KEYWORD + rank }];
  });
  return fitting.sort((a, b) => a.rank - b.rank)[0] ?? null;
}

function startsWord(text: FoldedText, part: FoldedText): boolean {
  return ` ${text.plain}`.includes(` ${part.plain}`) || ` ${text.loose}`.includes(` ${part.loose}`);
}
