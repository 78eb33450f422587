import { simplify } from '../../../understanding/simplify.ts';
import { wordsOf } from '../../../understanding/words.ts';
import { numbersIn } from './numbers-in.ts';

/** Words that stand in every wish. */
const COMMON = new Set(['sie', 'ihr', 'erfahrung', 'kenntnisse', 'freude', 'umgang', 'spass']);

/** A longer answer tells of something. */
const ALL_WORDS = 5;

/** 'Bücher ja' confirms 'Liebe zu Büchern'. */
const stemOf = (word: string): string => word.replace(/n$/, '');

const DENIES = /\b(?:nicht|kein\p{L}*|ohne)\b/iu;

const TOLD_WORDS = 4;

const NONE = /^(?:nein|nichts|keine\w*|leider nicht|gar nichts)\b/;
const TELLS = /\b(?:ich|wir|hab|habe|hatte|war|bin)\b/;

/** Whether an answer tells of experience and names none of the wishes, nor that there is none. */
export const tellsOfOther = (text: string): boolean => {
  const folded = simplify(text);
  return folded.split(' ').length >= TOLD_WORDS && TELLS.test(folded) && !saysNone(text);
};

/** Whether an answer says that nothing of the wishes, or something not, is brought along. */
export const saysNone = (text: string): boolean => NONE.test(simplify(text)) || DENIES.test(text);

/** Which wishes of an advertisement an answer confirms; without a word of 'nicht' before them. */
export function confirmedRequirements(text: string, wanted: readonly string[]): string[] {
  const folded = simplify(text);
  // 'Im Laden habe ich alles gemacht' confirms nothing.
  const isAll =
    /^(ja|alles|alle|alle punkte|beides|vollstandig)\b|\b(alles davon|alle punkte|alles mit)\b/.test(
      folded,
    ) ||
    (folded.split(' ').length <= ALL_WORDS && /\b(?:alles|alle)\b/.test(folded));
  const isNone = NONE.test(folded);
  const [said = '', ...except] = text.split(/\b(?:au(?:ß|ss)er|aber nicht|nur nicht|bis auf)\b/i);
  const has = (item: string, words: ReadonlySet<string>) =>
    wordsOf(item).some(
      (word) =>
        word.length > 3 && !COMMON.has(word) && (words.has(word) || words.has(stemOf(word))),
    );
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
