import { searchPositions } from '@silverjobs/contract/position-search';
import type { Database } from '../../../database/database.ts';
import { heardWord } from '../phrases/common-words.ts';
import { heardWords } from '../phrases/heard-words.ts';
import { type Gram, grams } from './grams.ts';
import { joined } from './join-works.ts';
import { isOfPeople, workOf } from './name-work.ts';
import { misspeltName, namesWithin } from './near-names.ts';
import { readThemes } from './read-themes.ts';
import { type Found, OF_WORK, searchGram } from './search-gram.ts';
import { isTelling, type TellingWord, tellingWords } from './telling-words.ts';
import type { ReadWork, Work } from './work.ts';
import { loadWorkIndex, nameKey, phraseKey, type WorkIndex, wordsOfPhrase } from './work-index.ts';

/** Whether the text answers the question for the work, and whether only the very names count. */
export type HowToRead = { readonly isAsked: boolean; readonly isExact: boolean };

/** Words of a text, and those of it that are compared with every name. */
const WORDS_MAX = 40;
const SEARCHED_MAX = 6;
const SHORT = 3;
const NEAR_MAX = 3;

/** Work beside a name that the catalogue lacks: 'Küster'. */
function nearestOf({ byNear }: WorkIndex, words: readonly TellingWord[]): ReadWork | null {
  for (const { text } of grams(words)) {
    const works = byNear.get(nameKey(text));
    if (works) return { kind: 'candidates', works: works.slice(0, NEAR_MAX), isGuess: true };
  }
  return null;
}

/** Words that go with many things: alone they are no work. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  `beraten betreuen leiten führen prüfen verwalten fahren ausgeben verteilen organisieren bearbeiten aufbauen
  abbauen füllen besuchen gestalten entwickeln überwachen vermitteln vorbereiten übernehmen verlegen entwerfen
  anleiten einteilen erklären bringen holen abholen projekt projekte projekten`
    .split(/\s+/)
    .map(heardWord),
);

/** Of the words that a theme was read from those that say little, as typed. */
const littleSaying = (words: readonly TellingWord[], read: readonly string[]): string[] =>
  words.flatMap(({ word, typed }) => (SAYS_LITTLE.has(word) && read.includes(word) ? [typed] : []));

/** After these a bare word is a place and no name of work with a typing error: 'in Werder'. */
const BEFORE_PLACE =
  /(?:^|[^\p{L}])(?:in|nach|bei|aus|um|nähe|raum|kreis|landkreis|region|stadt|richtung) {1,2}$/iu;
const isWhere = (text: string, start: number): boolean =>
  BEFORE_PLACE.test(text.slice(Math.max(0, start - 12), start));

/** Where some work is done: 'im Krankenhaus', 'bei der Bäckerei', 'an einer Schule'. */
const LED =
  /(?:^|[^\p{L}])(?:im|beim|am|zum|(?:in|bei|an|auf|für|aus)(?: (?:de[rmn]|die|das|eine?[rmn]?))?) {1,2}$/iu;
const isLed = (text: string, start: number): boolean =>
  LED.test(text.slice(Math.max(0, start - 16), start));

/** Whether a part of a text says where some work is done: 'in einer Schulküche'. */
export const isPlaceOfWork = (text: string, part: string): boolean =>
  LED_ITSELF.test(part) || isLed(text, text.indexOf(part));
const LED_ITSELF = /^(?:im|beim|am|in|bei|an) /i;

/** Work that a text names, and how. */
type Called = {
  readonly work: Work;
  readonly typed: string;
  /** Of people who do it: 'Koch', and not 'Küche'. */
  readonly isPerson: boolean;
  /** Where somebody does it: 'im Krankenhaus'. */
  readonly isPlace: boolean;
  /** By the words of its own label, by people or several words. */
  readonly isNamed: boolean;
};

/**
 * The works that are named, where people are named without what is done elsewhere in their place of work: a
 * 'Kassiererin im Freibad' watches no bathers. What the picker finds for both is meant: 'Verkäuferin beim Bäcker'.
 */
function worksOf({ index }: WorkIndex, called: readonly Called[]): Work[] {
  const people = called.filter(({ isPerson, isPlace }) => isPerson && !isPlace);
  const ids = new Set(people.flatMap(({ work }) => work.positionIds));
  return called.flatMap(({ work, typed, isPlace }) => {
    const [person] = people;
    if (!person || !isPlace || work.positionIds.some((id) => ids.has(id))) return [work];
    const both = searchPositions(index, `${person.typed} ${typed}`).matches.flatMap((match) =>
      match.kind === 'position' && !match.isGuess && match.near === null ? [match.option] : [],
    );
    return both.length > 0 ? [workOf(both.slice(0, 1), typed)] : [];
  });
}

/** Whether a word is the first part of a compound: 'OP-Schwester'. */
const isHyphened = (text: string, end: number): boolean =>
  /^-\p{L}/u.test(text.slice(end, end + 3));

/** Most words of a name of several. */
const PHRASE_MAX = 4;

/** Names of several words in a text, longer ones first, none within another one. */
function phrasesIn({ byPhrase }: WorkIndex, text: string) {
  const words = wordsOfPhrase(heardWords(text)).slice(0, WORDS_MAX);
  const found: {
    readonly work: Work;
    readonly typed: string;
    readonly read: readonly string[];
    readonly starts: readonly number[];
  }[] = [];
  const taken = new Set<number>();
  for (let size = Math.min(PHRASE_MAX, words.length); size > 1; size -= 1)
    for (let at = 0; at + size <= words.length; at += 1) {
      const part = words.slice(at, at + size);
      const isWhole = part.every(
        ({ isEnd, end }, index) => index === size - 1 || !isEnd || isHyphened(text, end),
      );
      if (!isWhole || part.some(({ start }) => taken.has(start))) continue;
      const named = byPhrase.get(phraseKey(part));
      if (!named) continue;
      const typed = text.slice(part[0]?.start, part.at(-1)?.end);
      const starts = part.map(({ start }) => start);
      for (const start of starts) taken.add(start);
      found.push({ work: workOf(named, typed), typed, read: part.map(({ word }) => word), starts });
    }
  return found;
}

/** The names of several words that stand in a text, as typed. */
export const phrasesOf = (index: WorkIndex, text: string): string[] =>
  phrasesIn(index, text).map(({ typed }) => typed);

/**
 * The work that a text is about, as surely as it says it: names of occupations first, in dialect and
 * with the words of everyday speech, then what somebody likes, then what is only similar.
 * @param how whether the text answers the question for the work, or only exact names count
 */
export async function readWork(
  db: Database,
  text: string,
  { isAsked, isExact }: HowToRead,
): Promise<ReadWork> {
  const index = await loadWorkIndex(db);
  const words = tellingWords(text).slice(0, WORDS_MAX);
  const phrases = phrasesIn(index, text);
  const ofPhrases = new Set(phrases.flatMap(({ starts }) => starts));
  const taken = new Set(words.flatMap(({ start }, at) => (ofPhrases.has(start) ? [at] : [])));
  const called: Called[] = phrases.map(({ work, read }) => ({
    work,
    typed: read.join(' '),
    isPerson: false,
    isPlace: false,
    isNamed: true,
  }));
  const similar: (Found & { readonly gram: Gram })[] = [];
  const read = phrases.flatMap((phrase) => phrase.read);
  const unsure: Found[] = [];
  let meant: readonly Work[] | undefined;
  const within = new Map<string, readonly Work[]>();
  let searched = 0;
  for (const gram of grams(words)) {
    const places = Array.from({ length: gram.to - gram.from }, (_, at) => gram.from + at);
    if (places.some((at) => taken.has(at)) || !isTelling(gram.text)) continue;
    const key = nameKey(gram.text);
    // What is led or looked after says which work it is.
    if (!isAsked && SAYS_LITTLE.has(gram.text)) continue;
    const exact =
      index.byName.get(key) ??
      index.byName.get(key.replace(OF_WORK, '')) ??
      index.byFurther.get(key);
    if (exact) {
      for (const at of places) taken.add(at);
      const isPerson = isOfPeople(key.replace(OF_WORK, ''));
      called.push({
        work: workOf(exact, gram.typed),
        typed: gram.typed,
        isPerson,
        isPlace: isLed(text, gram.start),
        isNamed: isPerson || places.length > 1 || exact.some(({ label }) => nameKey(label) === key),
      });
      read.push(...gram.text.split(' '));
      continue;
    }
    // In a long text only nouns are compared with beginnings of names.
    const isNoun = /^\p{Lu}/u.test(gram.typed) || words.length <= SHORT;
    if (isExact || places.length > 1 || searched >= SEARCHED_MAX || !isNoun) continue;
    searched += 1;
    const found = searchGram(index, gram);
    const misspelt =
      (!found || found.isGuess) && !isWhere(text, gram.start) ? misspeltName(index, gram.text) : [];
    if (found?.isSure && words.length <= SHORT + 2) {
      similar.push({ ...found, gram });
    } else if (misspelt.length > 0) {
      meant ??= misspelt.slice(0, NEAR_MAX).map((one) => workOf([one], one.label));
    } else if (found) unsure.push(found);
    else {
      const works = namesWithin(index, gram.text)
        .slice(0, NEAR_MAX)
        .map((one) => workOf([one], one.label));
      if (works.length > 0) within.set(gram.text, works);
    }
  }
  const sure = worksOf(index, called);
  // What has occupations in common says more of the same work: 'Küchenhilfe Kindergarten'.
  const ofSure = new Set(sure.flatMap(({ positionIds }) => positionIds));
  const isShared = ({ works }: Found) =>
    works.some(({ positionIds }) => positionIds.some((id) => ofSure.has(id)));
  const isNamed = called.some((one) => one.isNamed);
  // 'Waldarbeit oder Holz machen': what begins a label says more than what only has to do with some work.
  const used =
    sure.length > 0
      ? similar.filter((found) => isShared(found) || (!isNamed && found.isBeginning))
      : similar;
  const named = [...sure, ...used.flatMap(({ works }) => works)];
  if (named.length > 0) {
    return {
      kind: 'sure',
      work: joined(named),
      read: [...read, ...used.map(({ gram }) => gram.text)],
      loose: used.flatMap(({ isBeginning, gram }) => (isBeginning ? [] : [gram.typed])),
      isVague: used.length === 0 && !isNamed,
    };
  }
  if (meant) return { kind: 'candidates', works: meant, isGuess: true };
  const near = nearestOf(index, words);
  if (near) return near;
  const [made] = within.values();
  const theme = readThemes(index, text);
  // 'Kinderarztpraxis' is no work with children.
  if (theme && !(made && theme.read.every((word) => within.has(word))))
    return { kind: 'sure', ...theme, loose: littleSaying(words, theme.read), isVague: true };
  // Of a long text no guess is made: its words mean many things.
  const isShort = words.length <= SHORT;
  const [best] = unsure.filter(({ isGuess }) => !isGuess || isShort || isAsked);
  if (!best && made && (isShort || isAsked))
    return { kind: 'candidates', works: made, isGuess: true };
  if (!best) return { kind: 'none' };
  return { kind: 'candidates', works: best.works, isGuess: best.isGuess };
}
