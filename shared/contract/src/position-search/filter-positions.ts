import type { WhatOption } from '../entities/options.ts';
import { matchWord, type WordMatch } from './match-words.ts';
import { type IndexedPosition, type PositionIndex, spellings } from './position-index.ts';
import { contentWords } from './read-words.ts';
import { type Reading, readWord } from './reading.ts';

/** An occupation that fits the typed text. */
export interface PositionMatch {
  option: WhatOption;
  /** The keyword that fits, when the label alone does not. */
  keyword: string | null;
  /** Called so: label or keyword are what was typed. */
  isExact: boolean;
  /** Only meant, perhaps: a typing error, a part of a compound, some of several words. */
  isGuess: boolean;
  /** The name of an occupation that the catalogue lacks and that this one comes near to. */
  near: string | null;
}

interface Rated {
  match: PositionMatch;
  rank: number;
  /** Which of the readings fit, by their places. */
  fitting: readonly number[];
}

/**
 * Occupations that fit a typed text (jobs-80), the best first. Those come first that all
 * words fit; when there are none or the words are guesses, then those that most words fit, the
 * words taking turns.
 */
export function filterPositions(index: PositionIndex, typed: string): PositionMatch[] {
  const words = contentWords(typed);
  if (words.length === 0) return index.positions.map(unranked);
  const whole = [
    ...new Set([typed, words.join(''), words.join(' ')].flatMap((text) => spellings(text))),
  ];
  const readings = words.flatMap((word) => readWord(index, word));
  const found = index.positions
    .flatMap((position) => rate(position, whole, readings) ?? [])
    .sort((a, b) => a.rank - b.rank);
  const full = found.filter(({ fitting }) => fitting.length === readings.length);
  if (full.length > 0 && !readings.some(({ isGuess }) => isGuess)) {
    return full.map(({ match }) => match);
  }
  const rest = found.filter((rated) => !full.includes(rated));
  // By the number of words that fit, and within it by turns.
  const partly = takeTurns(rest, ({ fitting }) => fitting[0] ?? 0).sort(
    (a, b) => b.fitting.length - a.fitting.length,
  );
  return [
    ...full.map(({ match }) => match),
    ...partly.map(({ match }) => ({ ...match, isGuess: true })),
  ];
}

function unranked({ option }: IndexedPosition): PositionMatch {
  return { option, keyword: null, isExact: false, isGuess: false, near: null };
}

function rate(
  position: IndexedPosition,
  whole: readonly string[],
  readings: readonly Reading[],
): Rated | null {
  const asWhole = matchWord(position, whole);
  const matches = asWhole
    ? [{ ...asWhole, at: 0 }]
    : readings.flatMap(({ forms }, at) => {
        const match = matchWord(position, forms);
        return match ? [{ ...match, at }] : [];
      });
  if (matches.length === 0) return null;
  const match = {
    option: position.option,
    keyword: matches.find(({ keyword }) => keyword)?.keyword ?? null,
    isExact: asWhole?.isExact ?? false,
    isGuess: !asWhole && matches.some(({ at }) => readings[at]?.isGuess),
    near: matches.find(({ isNear }) => isNear)?.keyword ?? null,
  };
  const rank = matches.reduce((sum: number, { rank }: WordMatch) => sum + rank, 0);
  const fitting = asWhole ? readings.map((_, at) => at) : matches.map(({ at }) => at);
  return { match, rank, fitting };
}

/** Lets groups take turns, in the order of their numbers; within a group the order stays. */
function takeTurns<T>(items: readonly T[], groupOf: (item: T) => number): T[] {
  const turns = new Map<number, number>();
  return items
    .map((item) => {
      const group = groupOf(item);
      const turn = turns.get(group) ?? 0;
      turns.set(group, turn + 1);
      return { item, group, turn };
    })
    .sort((a, b) => a.turn - b.turn || a.group - b.group)
    .map(({ item }) => item);
}
