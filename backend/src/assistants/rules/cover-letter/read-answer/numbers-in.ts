import { simplify } from '../../../understanding/simplify.ts';

const WORDS = ['das erste', 'das zweite', 'das dritte', 'das vierte'];
/** 'Die ersten beiden', 'die ersten drei'. */
const FIRST = /\b(?:ersten? (beiden|zwei|drei)|(beiden|zwei|drei) ersten?)\b/;
const COUNTS: Readonly<Record<string, number>> = { beiden: 2, zwei: 2, drei: 3 };

/** Numbers of points that a text names: '1 und 3', 'das zweite'. */
export function numbersIn(text: string): ReadonlySet<number> {
  const digits = [...text.matchAll(/\b(\d)\b(?! ?(?:jahr|stunden|km))/gi)].map(([, number]) =>
    Number(number),
  );
  const named = WORDS.flatMap((word, index) => (simplify(text).includes(word) ? [index + 1] : []));
  const [, before, after] = FIRST.exec(simplify(text)) ?? [];
  const count = COUNTS[before ?? after ?? ''] ?? 0;
  const first = Array.from({ length: count }, (_, index) => index + 1);
  return new Set([...digits, ...named, ...first]);
}
