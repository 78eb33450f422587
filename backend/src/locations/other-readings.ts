import { beginsWithOneError } from '@silverjobs/contract';
import type { TypedText } from './typed-text.ts';
import type { Term } from './vocabulary.ts';

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** Most corrections of one word that are tried. */
const MAX_CORRECTIONS = 3;
const SAME: Readonly<Record<string, string>> = { sankt: 'st', st: 'sankt' };

/** Another text to search for. */
export type Reading = {
  readonly typed: TypedText;
  /** It was probably meant; false for another spelling of the very same. */
  readonly isGuess: boolean;
};

/** 'St.' for 'Sankt', or the same letters with other spaces. */
function isSpelling(typed: readonly string[], read: readonly string[]): boolean {
  const together = (words: readonly string[]) =>
    words.map((word) => (word === 'sankt' ? 'st' : word.replaceAll(' ', ''))).join('');
  return together(read).startsWith(together(typed));
}

/** What to search for instead of a typed word, the best first; the word itself when it is known. */
function readingsOf(typed: string, vocabulary: readonly Term[]): string[] {
  const same = SAME[typed];
  if (same !== undefined) return [same];
  const beginnings = vocabulary.filter(({ word }) => word.startsWith(typed));
  if (beginnings.some(({ word, phrase }) => word === phrase)) return [typed];
  const close =
    typed.length < MIN_LENGTH
      ? []
      : vocabulary.filter(({ word }) => beginsWithOneError(word, typed));
  // A whole word with an error is likelier than the beginning of a longer one.
  const length = ({ word }: Term) => (Math.abs(word.length - typed.length) <= 1 ? 0 : 1);
  const sorted = [...beginnings, ...close.sort((a, b) => length(a) - length(b))];
  return [...new Set(sorted.map(({ phrase }) => phrase))].slice(0, MAX_CORRECTIONS);
}

/**
 * What someone may have meant when nothing was found: with one typing error a word, with words
 * written together, with 'Sankt' and 'St.' exchanged, or a postal code that does not exist by its
 * first digits. The likeliest first; none when every word is known.
 * @param vocabulary terms, those of the largest places first
 */
export function otherReadings(typed: TypedText, vocabulary: readonly Term[]): Reading[] {
  if (typed.words.length === 0) {
    const shorter = typed.digits.length < 4 ? [] : [4, 3, 2].filter((n) => n < typed.digits.length);
    return shorter.map((length) => ({
      typed: { ...typed, digits: typed.digits.slice(0, length) },
      isGuess: true,
    }));
  }
  let readings: string[][] = [[]];
  for (const word of typed.words) {
    const found = readingsOf(word, vocabulary);
    readings = readings.flatMap((before) => found.map((phrase) => [...before, phrase]));
    readings = readings.slice(0, MAX_CORRECTIONS);
  }
  return readings
    .filter((words) => words.join(' ') !== typed.words.join(' '))
    .map((words) => ({
      typed: { ...typed, words, spelled: words.join(' ') },
      isGuess: !isSpelling(typed.words, words),
    }));
}
