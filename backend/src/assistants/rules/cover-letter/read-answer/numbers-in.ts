import { simplify } from '../../../understanding/simplify.ts';

const WORDS = ['das erste', 'das zweite', 'das dritte', 'das vierte'];

/** Numbers of points that a text names: '1 und 3', 'das zweite'. */
export function numbersIn(text: string): ReadonlySet<number> {
  const digits = [...text.matchAll(/\b(\d)\b(?! ?(?:jahr|stunden|km))/gi)].map(([, number]) =>
    Number(number),
  );
  const named = WORDS.flatMap((word, index) => (simplify(text).includes(word) ? [index + 1] : []));
  return new Set([...digits, ...named]);
}
