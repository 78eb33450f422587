import { COMMON_WORDS } from '../phrases/common-words.ts';
import { heardWords } from '../phrases/heard-words.ts';

/** A word that may name work: as heard, as it was typed, and where. */
export type TellingWord = { readonly word: string; readonly typed: string; readonly start: number };

/** Names of work that are heard like another word: 'Hort' like 'hört'. */
const NAMES = new Set(['Hort']);

/** The words of a text that may name work. */
export function tellingWords(text: string): TellingWord[] {
  return heardWords(text).flatMap(({ word, start, end }) =>
    word.length > 1 &&
    !/^\d+$/.test(word) &&
    (!COMMON_WORDS.has(word) || NAMES.has(text.slice(start, end)))
      ? [{ word, typed: text.slice(start, end), start }]
      : [],
  );
}

/** Whether a word may name work alone: short ones begin too many names. */
export const isTelling = (text: string): boolean =>
  text.length >= 4 || /^(?:it|pc|edv|kfz|bus|taxi)$/.test(text);
