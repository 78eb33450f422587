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
export type Phrases = () => readonly Phrase[];

type Phrase = readonly Element[];

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

function readPhrases(text: string): Phrase[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      if (!line.includes(' & ')) return line.split(/\s+/).map(readElement);
      return [{ kind: 'all', sets: line.split(' & ').map((part) => namesOf(part.trim())) }];
    });
}

/** Phrases as `Phrases` says, read when they are first looked for: thousands would take part of each start. */
export function phrases(text: string): Phrases {
  let read: readonly Phrase[] | undefined;
  return () => {
    read ??= readPhrases(text);
    return read;
  };
}

/** A text that phrases are looked for in. */
export type Heard = {
  readonly words: readonly HeardWord[];
  /** The different words by their first letter, each with the places where it stands. */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
  /** The places of the words that a name fits, kept for the next phrase. */
  readonly fits: Map<string, ReadonlySet<number>>;
};

/** Words that were heard already, as a text of their own. */
function hearWords(words: readonly HeardWord[]): Heard {
  const places = new Map<string, Map<string, number[]>>();
  for (const [at, { word }] of words.entries()) {
    const letter = word[0] ?? '';
    const alike = places.get(letter) ?? new Map<string, number[]>();
    places.set(letter, alike);
    const found = alike.get(word);
    if (found) found.push(at);
    else alike.set(word, [at]);
  }
  return { words, places, fits: new Map() };
}

/** Texts that are read by several rules one after the other. */
const KEPT = 8;
const kept = new Map<string, Heard>();

/** Hears a typed text, once for all phrases and for all who read it. */
export function toHeard(typed: string): Heard {
  const known = kept.get(typed);
  if (known) return known;
  const heard = hearWords(heardWords(typed));
  kept.set(typed, heard);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return heard;
}

function isLike(word: string, name: string): boolean {
  if (name.endsWith('*')) return word.startsWith(name.slice(0, -1));
  if (word === name) return true;
  if (name.length < MIN_WITH_ERROR || Math.abs(word.length - name.length) > 1) return false;
  if (word[0] !== name[0] || OTHER_WORDS.has(word) || COMMON_WORDS.has(word)) return false;
  return isOneError(word, name);
}

const NOWHERE: ReadonlySet<number> = new Set();

/** Where a name stands: looked up among the different words of its letter, whatever the text's length. */
function fitsOf(heard: Heard, name: string): ReadonlySet<number> {
  const known = heard.fits.get(name);
  if (known) return known;
  const found = new Set<number>();
  const letter = name[0] ?? '';
  const alike = letter === '*' ? [...heard.places.values()] : [heard.places.get(letter) ?? []];
  for (const [word, places] of alike.flatMap((words) => [...words])) {
    if (isLike(word, name)) for (const at of places) found.add(at);
  }
  const fits = found.size > 0 ? found : NOWHERE;
  heard.fits.set(name, fits);
  return fits;
}

const isStart = ({ words }: Heard, at: number) => at === 0 || words[at - 1]?.isEnd === true;
const isFirst = ({ words }: Heard, at: number) => at === 0 || words[at - 1]?.isLast === true;

/** The end of a sentence that begins here and has one word of each set, in any order. */
function endOfSentence(heard: Heard, sets: readonly (readonly string[])[], at: number): number {
  if (!isFirst(heard, at)) return -1;
  let end = at + 1;
  while (end < heard.words.length && !heard.words[end - 1]?.isLast) end += 1;
  const isIn = (name: string) => {
    const fits = fitsOf(heard, name);
    for (let place = at; place < end; place += 1) if (fits.has(place)) return true;
    return false;
  };
  return sets.every((names) => names.some(isIn)) ? end : -1;
}

/** The place after a phrase that begins here; -1 where it does not. */
function endOf(heard: Heard, phrase: Phrase, part: number, at: number): number {
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
      const fits = element.names.some((name) => fitsOf(heard, name).has(at));
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

/** Where a phrase may begin: at the places of its first word, else anywhere. */
function beginningsOf(heard: Heard, [first]: Phrase): Iterable<number> {
  if (first?.kind !== 'word' || first.isOptional) return heard.words.keys();
  const [only, ...more] = first.names;
  if (only !== undefined && more.length === 0) return fitsOf(heard, only);
  return new Set(first.names.flatMap((name) => [...fitsOf(heard, name)]));
}

/** Every place of every phrase. */
export function spansOf(heard: Heard, wanted: Phrases): Span[] {
  return wanted().flatMap((phrase) => {
    const spans: Span[] = [];
    for (const from of [...beginningsOf(heard, phrase)].sort((one, other) => one - other)) {
      const to = endOf(heard, phrase, 0, from);
      if (to > from) spans.push({ from, to });
    }
    return spans;
  });
}

/** Whether a text has one of these phrases. */
export function says(heard: Heard, wanted: Phrases): boolean {
  return wanted().some((phrase) => {
    for (const from of beginningsOf(heard, phrase)) {
      if (endOf(heard, phrase, 0, from) > from) return true;
    }
    return false;
  });
}

/** The text without these places; what stood around them does not come together. */
export function without(heard: Heard, spans: readonly Span[]): Heard {
  const isIn = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  const words = heard.words.map((word, at) => (isIn(at) ? { ...word, word: '\u0000' } : word));
  return hearWords(words);
}
