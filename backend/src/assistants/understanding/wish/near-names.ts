import { errorsBetween } from '../../../locations/close-names.ts';
import { COMMON_WORDS } from '../phrases/common-words.ts';
import { OF_WORK } from './search-gram.ts';
import { type Named, nameKey, type WorkIndex } from './work-index.ts';

/** Shorter words are too near to others. */
const MISSPELT = 6;
/** From here on two errors leave no doubt which name is meant. */
const TWO_ERRORS = 11;
/** So many consonants in the same order leave none, either: 'Sekräterin'. */
const SOUNDS = 5;
const withoutVowels = (key: string) => key.replace(/[aeiouy]/g, '').replace(/(.)\1/g, '$1');
/** Parts of words that name work: 'Dorfladen' in 'Dorfladenhilfe', 'Arztpraxis' in 'Kinderarztpraxis'. */
const PART = 5;
/** More occupations than this are too many to be one kind of work. */
const FEW = 5;

/** What anybody is called who helps or leads: 'Winzerhelfer' says more with its beginning. */
const OF_HELPERS =
  /(?<=.{4})(?:s|n|en)?(?:gehilfe|gehilfin|helfer|hilfe|aushilfe|hilfskraft|kraft|mitarbeiter|arbeiter|assistent|assistenz|meister|leiter|gesell|geselle)$/;

type Name = { readonly key: string; readonly named: readonly Named[] };
/** All names of one word by their first letter. */
type Names = ReadonlyMap<string, readonly Name[]>;

const cache = new WeakMap<WorkIndex, Names>();

function namesOf(index: WorkIndex): Names {
  const known = cache.get(index);
  if (known) return known;
  const all = new Map<string, readonly Named[]>();
  for (const [key, works] of index.byNear)
    all.set(
      key,
      works.flatMap(({ positionIds: [id], label }) => (id === undefined ? [] : [{ id, label }])),
    );
  for (const names of [index.byFurther, index.byName])
    for (const [key, named] of names) all.set(key, named);
  const names = new Map<string, Name[]>();
  for (const [key, named] of all) {
    if (key.length < PART || key.includes(' ') || COMMON_WORDS.has(key)) continue;
    const first = key.slice(0, 1);
    const same = names.get(first);
    if (same) same.push({ key, named });
    else names.set(first, [{ key, named }]);
  }
  cache.set(index, names);
  return names;
}

/** The occupations of names, each once; none where they are too many to be one kind of work. */
function fewOf(names: readonly Name[]): Named[] {
  const different = [
    ...new Map(names.flatMap(({ named }) => named).map((one) => [one.id, one])).values(),
  ];
  return different.length <= FEW ? different : [];
}

/**
 * The occupations whose name a word is but for typing errors: one from six letters on, two from eleven or
 * in vowels alone, and no other name as near. A word that is typed so may be another one, so it is to be asked for.
 * @param word as it was typed
 */
export function misspeltName(index: WorkIndex, word: string): Named[] {
  const key = nameKey(word);
  if (key.length < MISSPELT || key.includes(' ') || COMMON_WORDS.has(key)) return [];
  const sounds = withoutVowels(key);
  const mostOf = (name: string) =>
    key.length >= TWO_ERRORS || (sounds.length >= SOUNDS && sounds === withoutVowels(name)) ? 2 : 1;
  const near = (namesOf(index).get(key.slice(0, 1)) ?? [])
    .filter((name) => Math.abs(name.key.length - key.length) <= 2)
    .map((name) => ({ name, most: mostOf(name.key) }))
    .map(({ name, most }) => ({ name, most, errors: errorsBetween(key, name.key, most) }))
    .filter(({ most, errors }) => errors <= most);
  const least = Math.min(...near.map(({ errors }) => errors));
  return fewOf(near.flatMap(({ name, errors }) => (errors === least ? [name] : [])));
}

/**
 * The occupations that a word is made of which is no name itself: what begins so ('Campingplatz'), else what
 * it ends with or begins with, the longer part first ('Dorfladenhilfe', 'Kinderarztpraxis').
 * @param word as it was typed
 */
export function namesWithin(index: WorkIndex, word: string): Named[] {
  const key = nameKey(word).replace(OF_WORK, '');
  if (key.length < MISSPELT || key.includes(' ') || COMMON_WORDS.has(key)) return [];
  const names = namesOf(index);
  const helped = key.replace(OF_HELPERS, '');
  if (helped !== key) {
    const own = (names.get(helped.slice(0, 1)) ?? []).filter((name) => name.key === helped);
    if (own.length > 0 && fewOf(own).length > 0) return fewOf(own);
  }
  const same = names.get(key.slice(0, 1)) ?? [];
  const longer = fewOf(same.filter((name) => name.key.startsWith(key)));
  if (longer.length > 0) return longer;
  const starts = Array.from({ length: key.length - PART }, (_, at) => key.slice(at + 1));
  const heads = starts.flatMap((head) =>
    (names.get(head.slice(0, 1)) ?? []).filter((name) => name.key === head),
  );
  const parts = [...heads, ...same.filter((name) => key.startsWith(name.key))].sort(
    (one, other) => other.key.length - one.key.length,
  );
  const [longest] = parts;
  return longest ? fewOf([longest]) : [];
}
