import { COMMON_WORDS, heardWord, OTHER_WORDS } from './common-words.ts';
import { type HeardWord, heardWords } from './heard-words.ts';
import { isOneError } from './one-error.ts';

/**
 * What people say, written as they say it, one phrase a line or between semicolons (assistants-41):
 *
 * - `will|möchte` one of several words; `leb*` any word that begins so
 * - `?noch` may stand there or not; `~` up to four other words of the same sentence
 * - `^` at the beginning or after a comma, `^^` of a sentence only, `$` before a comma, a full stop
 *   or the end
 *
 * `bewerbung* & wo|weg` has no order: one of each in the same sentence.
 *
 * Words of six letters and more are understood with one typing error.
 */
export type Phrases = readonly (readonly Element[])[];

type Element =
  | { readonly kind: 'all'; readonly sets: readonly (readonly string[])[] }
  | { readonly kind: 'word'; readonly names: readonly string[]; readonly isOptional: boolean }
  | { readonly kind: 'gap' | 'start' | 'first' | 'end' };

const GAP = 4;
const MIN_WITH_ERROR = 6;

const namesOf = (part: string) =>
  part.split('|').map((name) => (name.endsWith('*') ? `${heardWord(name)}*` : heardWord(name)));

function readElement(part: string): Element {
  if (part === '~') return { kind: 'gap' };
  if (part === '^') return { kind: 'start' };
  if (part === '^^') return { kind: 'first' };
  if (part === '$') return { kind: 'end' };
  const isOptional = part.startsWith('?');
  return { kind: 'word', names: namesOf(part.slice(isOptional ? 1 : 0)), isOptional };
}

/** Reads phrases, see `Phrases`. */
export function phrases(text: string): Phrases {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      if (!line.includes(' & ')) return line.split(/\s+/).map(readElement);
      return [{ kind: 'all', sets: line.split(' & ').map((part) => namesOf(part.trim())) }];
    });
}

/** A text that phrases are looked for in. */
export type Heard = {
  readonly words: readonly HeardWord[];
  /** Which words a name fits, kept for the next phrase. */
  readonly fits: Map<string, readonly boolean[]>;
};

/** Hears a typed text, once for all phrases. */
export const toHeard = (typed: string): Heard => ({ words: heardWords(typed), fits: new Map() });

function isLike(word: string, name: string): boolean {
  if (name.endsWith('*')) return word.startsWith(name.slice(0, -1));
  if (word === name) return true;
  if (name.length < MIN_WITH_ERROR || Math.abs(word.length - name.length) > 1) return false;
  if (word[0] !== name[0] || OTHER_WORDS.has(word) || COMMON_WORDS.has(word)) return false;
  return isOneError(word, name);
}

function fitsOf(heard: Heard, name: string): readonly boolean[] {
  const known = heard.fits.get(name);
  if (known) return known;
  const fits = heard.words.map(({ word }) => isLike(word, name));
  heard.fits.set(name, fits);
  return fits;
}

const isStart = ({ words }: Heard, at: number) => at === 0 || words[at - 1]?.isEnd === true;
const isFirst = ({ words }: Heard, at: number) => at === 0 || words[at - 1]?.isLast === true;

/** The end of a sentence that begins here and has one word of each set, in any order. */
function endOfSentence(heard: Heard, sets: readonly (readonly string[])[], at: number): number {
  if (!isFirst(heard, at)) return -1;
  const last = heard.words.findIndex(({ isLast }, index) => index >= at && isLast);
  const end = last < 0 ? heard.words.length : last + 1;
  const isIn = (name: string) => fitsOf(heard, name).slice(at, end).includes(true);
  return sets.every((names) => names.some(isIn)) ? end : -1;
}

/** The place after a phrase that begins here; -1 where it does not. */
function endOf(heard: Heard, phrase: Phrases[number], part: number, at: number): number {
  const element = phrase[part];
  if (!element) return at;
  switch (element.kind) {
    case 'all':
      return endOfSentence(heard, element.sets, at);
    case 'start':
      return isStart(heard, at) ? endOf(heard, phrase, part + 1, at) : -1;
    case 'first':
      return isFirst(heard, at) ? endOf(heard, phrase, part + 1, at) : -1;
    case 'end':
      return heard.words[at - 1]?.isEnd ? endOf(heard, phrase, part + 1, at) : -1;
    case 'gap':
      for (let next = at; next <= at + GAP && next <= heard.words.length; next += 1) {
        if (next > at && heard.words[next - 1]?.isLast) return -1;
        const end = endOf(heard, phrase, part + 1, next);
        if (end >= 0) return end;
      }
      return -1;
    default: {
      const fits = element.names.some((name) => fitsOf(heard, name)[at]);
      // A phrase does not go on beyond the end of a sentence.
      const isBroken = part > 0 && phrase[part - 1]?.kind === 'word' && heard.words[at - 1]?.isLast;
      const end = fits && !isBroken ? endOf(heard, phrase, part + 1, at + 1) : -1;
      if (end >= 0 || !element.isOptional) return end;
      return endOf(heard, phrase, part + 1, at);
    }
  }
}

/** Where a phrase stands: its first word, and the one after its last. */
export type Span = { readonly from: number; readonly to: number };

/** Every place of every phrase. */
export function spansOf(heard: Heard, wanted: Phrases): Span[] {
  return wanted.flatMap((phrase) =>
    heard.words.flatMap((_, from) => {
      const to = endOf(heard, phrase, 0, from);
      return to > from ? [{ from, to }] : [];
    }),
  );
}

/** Whether a text has one of these phrases. */
export function says(heard: Heard, wanted: Phrases): boolean {
  return wanted.some((phrase) =>
    heard.words.some((_, from) => endOf(heard, phrase, 0, from) > from),
  );
}

/** The text without these places; what stood around them does not come together. */
export function without(heard: Heard, spans: readonly Span[]): Heard {
  const isIn = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  const words = heard.words.map((word, at) => (isIn(at) ? { ...word, word: '\u0000' } : word));
  return { words, fits: new Map() };
}
