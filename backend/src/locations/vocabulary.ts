import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { places, postalCodes, regions } from '../database/schema.ts';
import { LAST_GERMAN_STATE_ID } from '../places/option-id.ts';
import { landscapeNames } from './search-landscapes.ts';
import { quarterNames } from './search-quarters.ts';

/** A word of a place or region, or a whole name written together. */
export type Term = {
  readonly word: string;
  /** What to search for: the word itself, or the name with its spaces. */
  readonly phrase: string;
  /** Inhabitants of the largest place with that word. */
  readonly population: number;
};

/** How long the terms are kept in memory, in milliseconds: only a release changes them. */
const CACHE_MS = 300_000;
/** Regions come before places, as in the search. */
const REGION_POPULATION = 100_000_000;
/** Those of the neighbours come after them. */
const ABROAD_POPULATION = 50_000_000;
/** A quarter is likelier than a village. */
const QUARTER_POPULATION = 50_000;

const cache = new WeakMap<Database, { readonly terms: readonly Term[]; readonly until: number }>();

function termsOf(names: readonly { name: string; population: number }[]): Term[] {
  const terms = new Map<string, Term>();
  const add = (word: string, phrase: string, population: number) => {
    if ((terms.get(word)?.population ?? -1) < population) {
      terms.set(word, { word, phrase, population });
    }
  };
  for (const { name, population } of names) {
    const words = name.split(' ');
    for (const word of words) add(word, word, population);
    if (words.length > 1) add(words.join(''), name, population);
  }
  return [...terms.values()].sort((a, b) => b.population - a.population);
}

/** Every word that names of places and regions have, those of the largest first. */
export async function loadVocabulary(db: Database): Promise<readonly Term[]> {
  const known = cache.get(db);
  if (known && known.until > Date.now()) return known.terms;
  const population = sql<number>`max(${postalCodes.population})::int`;
  const [placeNames, regionNames] = await Promise.all([
    db
      .select({ name: places.searchKey, population })
      .from(places)
      .innerJoin(postalCodes, eq(postalCodes.code, places.postalCode))
      .groupBy(places.searchKey),
    db.select({ name: regions.searchKey, stateId: regions.stateId }).from(regions),
  ]);
  const terms = termsOf([
    ...placeNames,
    ...regionNames.map(({ name, stateId }) => ({
      name,
      population: stateId > LAST_GERMAN_STATE_ID ? ABROAD_POPULATION : REGION_POPULATION,
    })),
    ...landscapeNames.map((name) => ({ name, population: REGION_POPULATION })),
    ...quarterNames.map((name) => ({ name, population: QUARTER_POPULATION })),
  ]);
  if (terms.length > 0) cache.set(db, { terms, until: Date.now() + CACHE_MS });
  return terms;
}
