import { simplify } from '../../../understanding/simplify.ts';
import { wordsOf } from '../../../understanding/words.ts';
import { numbersIn } from './numbers-in.ts';

/** Words that stand in every wish. */
const COMMON = new Set(['sie', 'ihr', 'erfahrung', 'kenntnisse', 'freude', 'umgang', 'spass']);

const DENIES = /\b(?:nicht|kein\p{L}*|ohne)\b/iu;

/** Which wishes of an advertisement an answer confirms; without a word of 'nicht' before them. */
export function confirmedRequirements(text: string, wanted: readonly string[]): string[] {
  const folded = simplify(text);
  const isAll =
    /^(ja|alles|alle|alle punkte|beides|vollstandig)\b|\b(alles|alle punkte|alle)\b/.test(folded);
  const isNone = /^(nein|nichts|keine\w*|leider nicht|gar nichts)\b/.test(folded);
  const [said = '', ...except] = text.split(/\b(?:außer|aber nicht|nur nicht|bis auf)\b/i);
  const has = (item: string, words: ReadonlySet<string>) =>
    wordsOf(item).some((word) => word.length > 3 && !COMMON.has(word) && words.has(word));
  const exceptText = except.join(' ');
  const excepted = new Set(wordsOf(exceptText));
  const exceptNumbers = numbersIn(exceptText);
  const isExcepted = (item: string, index: number) =>
    has(item, excepted) || exceptNumbers.has(index + 1);
  if (isAll) return wanted.filter((item, index) => !isExcepted(item, index));
  if (isNone) return [];
  const numbers = numbersIn(said);
  const denied = wordsOf(
    said
      .split(/[,.;]/)
      .filter((part) => DENIES.test(part))
      .join(' '),
  );
  const words = new Set(wordsOf(said).filter((word) => !denied.includes(word)));
  return wanted.filter(
    (item, index) => (numbers.has(index + 1) || has(item, words)) && !isExcepted(item, index),
  );
}
