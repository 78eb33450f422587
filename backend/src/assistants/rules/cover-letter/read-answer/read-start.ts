import { findWorkload } from '../../../understanding/find-hours.ts';
import { simplify } from '../../../understanding/simplify.ts';
import { withCapitals } from '../german/nouns.ts';
import type { LetterAnswers } from '../letter-state.ts';
import { readWanted } from './read-wanted.ts';
import { asStart, START } from './start-text.ts';

const OTHER_START = /^(?:ab|nach|zum|im|anfang|mitte|ende|gleich nach) [^\d,.;]{3,40}$/iu;

/** Takes beginning and hours out of an answer; what is not there stays as it was. */
export function readStart(
  text: string,
  before: LetterAnswers,
  isAsked = false,
): Pick<LetterAnswers, 'start' | 'wanted'> {
  const isNow = /\b(sofort|jederzeit|gleich(?! nach)|umgehend)\b/.test(simplify(text));
  const named = START.exec(text.slice(0, 2_000))?.[1];
  const [first = ''] = text.trim().split(/[,.;]| und /);
  const other =
    isAsked && OTHER_START.test(first) && findWorkload(first) === null
      ? withCapitals(first.trim())
      : null;
  const start = isNow
    ? 'ab sofort'
    : named
      ? asStart(named)
      : other && other.charAt(0).toLocaleLowerCase('de') + other.slice(1);
  return { start: start ?? before.start, wanted: readWanted(text) ?? before.wanted };
}
