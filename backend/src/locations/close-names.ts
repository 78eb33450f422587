import type { Reading } from './other-readings.ts';
import type { TypedText } from './typed-text.ts';
import type { Term } from './vocabulary.ts';

/** Shorter words with two errors could be anything. */
const MIN_LENGTH = 6;
const MAX_ERRORS = 2;
/** Only names that many people look for. */
const MIN_POPULATION = 20_000;
const MAX_NAMES = 3;

/**
 * How many letters are wrong, missing, too many or exchanged with their neighbour.
 * @param most more than these are not counted: it says that they are more
 */
export function errorsBetween(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    // They only grow from row to row.
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[b.length] ?? 0;
}

/** Names of towns and regions that differ from a typed one by two errors, the closest first. */
export function closeNames(typed: TypedText, vocabulary: readonly Term[]): Reading[] {
  const text = typed.words.join('');
  if (text.length < MIN_LENGTH || typed.digits !== '') return [];
  return vocabulary
    .filter(({ word, population }) => {
      return population >= MIN_POPULATION && Math.abs(word.length - text.length) <= MAX_ERRORS;
    })
    .map((term) => ({ term, errors: errorsBetween(term.word, text, MAX_ERRORS) }))
    .filter(({ errors }) => errors <= MAX_ERRORS)
    .sort((a, b) => a.errors - b.errors || b.term.population - a.term.population)
    .slice(0, MAX_NAMES)
    .map(({ term: { phrase } }) => ({
      typed: { ...typed, words: phrase.split(' '), spelled: phrase },
      isGuess: true,
    }));
}
