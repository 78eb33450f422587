import { RefusedAnswer } from '../failure.ts';
import { checkNothingMadeUp } from './check-jobs.ts';
import { checkWords } from './check-words.ts';
import { type Known, numbersIn } from './known.ts';

/**
 * Whether a letter of a model may be shown: it has the parts of a letter, and each number, employer
 * and address in it is known (assistants-40).
 * @throws RefusedAnswer when not
 */
export function checkLetter(letter: string, known: Known, prompt: string): void {
  checkWords(letter, known, prompt, true);
  checkNothingMadeUp(letter, known, false);
  const hasParts = /^Betreff:/m.test(letter) && /^(?:Sehr geehrte|Guten Tag|Liebe)/m.test(letter);
  if (!hasParts || !/Grü(?:ß|ss)e/.test(letter))
    throw new RefusedAnswer('The language model writes no letter.');
  const made = numbersIn(letter).filter((number) => number.length > 1);
  if (made.some((number) => !known.figures.has(number)))
    throw new RefusedAnswer('The language model makes up a number in the letter.');
}
