import { knownName } from '../../../locations/other-names.ts';
import { COMMON_WORDS, heardWord } from '../phrases/common-words.ts';
import { isFiller } from '../phrases/fillers.ts';
import { type Heard, type Phrases, spansOf, toHeard } from '../phrases/phrases.ts';
import { STRONG_WISH } from './expresses-wish.ts';
import { SAID_KINDS } from './kinds.ts';
import { SAID_TIMES, timePlacesIn } from './times.ts';
import { ABLE, ANY_WORK, PAST, WISH } from './wish-words.ts';

/** What is read as times, kinds of job, and as a wish at all. */
const READ: readonly Phrases[] = [
  ...SAID_TIMES,
  ...SAID_KINDS,
  WISH,
  STRONG_WISH,
  ANY_WORK,
  PAST,
  ABLE,
];

/** A number in words: 'zwei', 'fünfzehn', 'dreimal'. */
export const NUMBER_WORD =
  /^(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\p{L}{3,6}zehn|(?:\p{L}{3,9}und)?(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig))(?:e|en|er|mal)?$/u;
const NUMBER = /^\d{1,5}$/;
/** How old somebody is, and since when. */
const AGE = /^(?:5\d|6\d|7\d|8\d|19[3-7]\d)$/;

/** Words of wishes that say nothing of the work, as they are heard. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'je jeweils problem unterkunft leichte leichten leichter einfache ruhige'.split(' '),
);

/** Units of what is read: a number with one that became nothing was not understood. */
const UNITS: readonly (readonly [unit: RegExp, slots: readonly Slot[]])[] = [
  [/^(?:euro?|eur|cent)$/, ['pay', 'kinds']],
  [/^(?:uhr|\d{1,2}uhr)$/, ['times', 'without']],
  [/^(?:\d{0,3}km|kilomet\w+)$/, ['radius']],
  [
    /^(?:\d{0,2}(?:std|h|stunden?|wochenstunden|arbeitsstunden)|stunde)$/,
    ['hours', 'radius', 'pay'],
  ],
  [
    /^(?:\d{0,2}(?:tag|tage|tagen|halbtage|halbtagen|vormittagen?|nachmittagen?))$/,
    ['hours', 'times', 'radius'],
  ],
  [/^(?:prozent|%)$/, ['hours', 'kinds']],
];
export type Slot = 'pay' | 'kinds' | 'times' | 'radius' | 'hours' | 'without';

/** What of a wish was read. */
export type Read = {
  /** Which amounts, times and kinds. */
  readonly slots: ReadonlySet<Slot>;
  /** The words that name the work. */
  readonly words: readonly string[];
  /** Names of the place, as one text. */
  readonly place: string;
};

const isOfPlace = (word: string, names: readonly string[]): boolean =>
  names.some((name) => name === word || (name.length > 3 && word.startsWith(name.slice(0, -1))));

/**
 * The words of a text that say something and stand for nothing that was read of it: with one of them
 * left nothing is searched without asking (assistants-83).
 * @param text what is wanted, without what is not
 */
export function unsureWords(text: string, { slots, words, place }: Read): string[] {
  const heard: Heard = toHeard(text);
  const known = new Set(words);
  const spans = READ.flatMap((phrases) => spansOf(heard, phrases));
  // A gap in a phrase is no word that was read.
  const read = new Set([
    ...timePlacesIn(heard),
    ...spans.flatMap(({ from, to }) => (to - from <= 3 ? range(from, to) : [from, to - 1])),
  ]);
  const names = place
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(heardWord);
  const hasNumber = ['pay', 'kinds', 'times', 'radius', 'hours'].some((slot) =>
    slots.has(slot as Slot),
  );
  return heard.words.flatMap(({ word, start, end }, at) => {
    if (read.has(at)) return [];
    const unit = UNITS.find(([name]) => name.test(word));
    if (unit) {
      const isAmount = /\d|^(?:ein|zwei|drei|vier|funf|zehn|halbe)/.test(
        `${heard.words[at - 1]?.word} ${word}`,
      );
      return isAmount && !unit[1].some((slot) => slots.has(slot)) ? [text.slice(start, end)] : [];
    }
    if (known.has(word) || word.length < 2) return [];
    if (
      COMMON_WORDS.has(word) ||
      SAYS_NOTHING.has(word) ||
      NUMBER_WORD.test(word) ||
      isFiller(word)
    )
      return [];
    const typed = text.slice(start, end);
    if (isOfPlace(word, names) || isOfPlace(heardWord(knownName(typed)), names)) return [];
    if (AGE.test(word) || /^jahr/.test(heard.words[at + 1]?.word ?? '')) return [];
    // 'Ich heiße Gerda'; what somebody is of work was read as work.
    const isOwnName = /^(?:bin|heisse|name)$/.test(heard.words[at - 1]?.word ?? '');
    if (isOwnName && /^\p{Lu}/u.test(typed)) return [];
    if (NUMBER.test(word)) return hasNumber || /^\d{4,5}$/.test(word) ? [] : [word];
    return [typed];
  });
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
