import { type PositionIndex, spellings } from './position-index.ts';
import { beginningOf, correctWord, partsOf, stemOf } from './read-words.ts';

/** A typed word, or a part of one, with what it may be read as. */
export interface Reading {
  forms: readonly string[];
  isGuess: boolean;
}

const reading = (forms: readonly string[], isGuess = true): Reading => ({ forms, isGuess });

/** Whoever types on, and whoever reads a message, asks for each of its words again and again. */
const KEPT = 100;
const kept = new WeakMap<PositionIndex, Map<string, readonly Reading[]>>();

/**
 * How a word is read, the first that is known (jobs-80): as typed, as it sounds, without its
 * ending, inside other words, with one typing error, as a compound, with two errors, by its beginning.
 */
export function readWord(index: PositionIndex, word: string): readonly Reading[] {
  const known = kept.get(index) ?? new Map<string, readonly Reading[]>();
  kept.set(index, known);
  const readings = known.get(word) ?? readAnew(index, word);
  known.set(word, readings);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return readings;
}

function readAnew(index: PositionIndex, word: string): Reading[] {
  const forms = spellings(word);
  const begins = (parts: readonly string[]) =>
    index.words.some((known) => parts.some((part) => known.startsWith(part)));
  if (begins(forms)) return [reading(forms, false)];
  const corrected = correctWord(index, word);
  if (corrected.isWhole && corrected.errors === 0) return [reading(corrected.words)];
  const stems = forms.flatMap((form) => stemOf(form) ?? []);
  if (stems.length > 0 && begins(stems)) return [reading(stems, false)];
  if (index.words.some((known) => forms.some((form) => form.length > 3 && known.includes(form)))) {
    return [reading(forms, false)];
  }
  if (corrected.isWhole) return [reading(corrected.words)];
  const parts = partsOf(index, word);
  if (parts) {
    // 'Stapelfahrer' may be a 'Staplerfahrer' with two errors, too.
    const meant = corrected.words.filter((known) => index.words.includes(known));
    return [reading([...spellings(parts.head), ...meant]), reading(spellings(parts.about))];
  }
  if (corrected.words.length > 0) return [reading(corrected.words)];
  const beginnings = forms.flatMap((form) => beginningOf(index, form) ?? []);
  return [reading(beginnings.length > 0 ? beginnings : forms)];
}
