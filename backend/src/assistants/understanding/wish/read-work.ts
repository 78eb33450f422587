import type { Database } from '../../../database/database.ts';
import { type Gram, grams } from './grams.ts';
import { joined } from './join-works.ts';
import { workOf } from './name-work.ts';
import { readThemes } from './read-themes.ts';
import { type Found, OF_WORK, searchGram } from './search-gram.ts';
import { isTelling, type TellingWord, tellingWords } from './telling-words.ts';
import type { ReadWork, Work } from './work.ts';
import { loadWorkIndex, nameKey, type WorkIndex } from './work-index.ts';

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
  const taken = new Set<number>();
  const sure: Work[] = [];
  const similar: (Found & { readonly gram: Gram })[] = [];
  const read: string[] = [];
  const unsure: Found[] = [];
  let searched = 0;
  for (const gram of grams(words)) {
    const places = Array.from({ length: gram.to - gram.from }, (_, at) => gram.from + at);
    if (places.some((at) => taken.has(at)) || !isTelling(gram.text)) continue;
    const key = nameKey(gram.text);
    const exact = index.byName.get(key) ?? index.byName.get(key.replace(OF_WORK, ''));
    if (exact) {
      for (const at of places) taken.add(at);
      sure.push(workOf(exact, gram.typed));
      read.push(...gram.text.split(' '));
      continue;
    }
    // In a long text only nouns are compared with beginnings of names.
    const isNoun = /^\p{Lu}/u.test(gram.typed) || words.length <= SHORT;
    if (isExact || places.length > 1 || searched >= SEARCHED_MAX || !isNoun) continue;
    searched += 1;
    const found = searchGram(index, gram);
    if (found?.isSure && words.length <= SHORT + 2) {
      similar.push({ ...found, gram });
    } else if (found) unsure.push(found);
  }
  // What has occupations in common says more of the same work: 'Küchenhilfe Kindergarten'.
  const ofSure = new Set(sure.flatMap(({ positionIds }) => positionIds));
  const isShared = ({ works }: Found) =>
    works.some(({ positionIds }) => positionIds.some((id) => ofSure.has(id)));
  const used = sure.length > 0 ? similar.filter(isShared) : similar;
  const named = [...sure, ...used.flatMap(({ works }) => works)];
  if (named.length > 0) {
    return {
      kind: 'sure',
      work: joined(named),
      read: [...read, ...used.map(({ gram }) => gram.text)],
      loose: used.flatMap(({ isBeginning, gram }) => (isBeginning ? [] : [gram.typed])),
    };
  }
  const near = nearestOf(index, words);
  if (near) return near;
  const theme = readThemes(index, text);
  if (theme) return { kind: 'sure', ...theme, loose: [] };
  // Of a long text no guess is made: its words mean many things.
  const isShort = words.length <= SHORT;
  const [best] = unsure.filter(({ isGuess }) => !isGuess || isShort || isAsked);
  if (!best) return { kind: 'none' };
  return { kind: 'candidates', works: best.works, isGuess: best.isGuess };
}
