import type { TellingWord } from './telling-words.ts';

/** Words of one name of an occupation. */
const GRAM_MAX = 3;

/** Words beside each other, as they are compared and as they were typed. */
export type Gram = {
  readonly text: string;
  readonly typed: string;
  readonly from: number;
  readonly to: number;
  /** Where its first word begins in the text. */
  readonly start: number;
};

/** All words of a text that may be one name together, longer ones first. */
export function grams(words: readonly TellingWord[]): Gram[] {
  const sizes = Array.from({ length: GRAM_MAX }, (_, index) => GRAM_MAX - index);
  return sizes.flatMap((size) =>
    words.flatMap((_, from) => {
      const part = words.slice(from, from + size);
      const text = part.map(({ word }) => word).join(' ');
      const typed = part.map((one) => one.typed).join(' ');
      return part.length === size
        ? [{ text, typed, from, to: from + size, start: part[0]?.start ?? 0 }]
        : [];
    }),
  );
}
