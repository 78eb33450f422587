import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { places, postalCodes, regions } from '../../../database/schema.ts';
import { fold } from '../../../places/fold.ts';
import { type Place, placeOf } from './place.ts';

/** Without a word like 'in' only a large town is meant, not one of the villages called like things. */
const LARGE_TOWN = 50_000;
const CALLED_LIKE_THINGS = new Set(['essen', 'halle', 'hof', 'fulda', 'worms', 'rente', 'kassel']);

/** Beginnings of a phrase, the longest first: 'Köln und Umgebung' may be called 'Köln'. */
function beginnings(phrase: string): string[] {
  const words = fold(phrase).split(' ');
  return words.map((_, index) => words.slice(0, words.length - index).join(' '));
}

/** The Land, district or town that phrases begin with; unsure ones count only for a large town. */
export async function findNamed(
  db: Database,
  phrases: readonly string[],
  km: number,
  isSure: boolean,
): Promise<Place | null> {
  const keys = [...new Set(phrases.flatMap(beginnings))].filter((key) => key.length > 2);
  if (keys.length === 0) return null;
  const [states, districts] = await Promise.all([
    db.select().from(regions).where(eq(regions.kind, 'state')),
    db.select().from(regions).where(inArray(regions.searchKey, keys)),
  ]);
  // The key of a Land ends with its short form: 'nordrhein westfalen nrw'.
  const state = states.find(({ label, searchKey }) =>
    keys.some((key) => key === fold(label) || (key.length > 2 && searchKey.endsWith(` ${key}`))),
  );
  const towns = await db
    .select({
      key: places.searchKey,
      name: places.name,
      code: places.postalCode,
      population: postalCodes.population,
    })
    .from(places)
    .innerJoin(postalCodes, eq(postalCodes.code, places.postalCode))
    .where(inArray(places.searchKey, keys))
    .orderBy(desc(postalCodes.population))
    .limit(200);
  const named = towns
    .filter((row) => isSure || (row.population >= LARGE_TOWN && !CALLED_LIKE_THINGS.has(row.key)))
    // The longest name first: Frankfurt am Main before Frankfurt.
    .sort((a, b) => b.key.length - a.key.length)[0];
  // Berlin, Hamburg and Bremen are both; the town with its radius says more.
  if (state && fold(state.label) !== named?.key)
    return { locationId: state.id, label: state.label };
  if (named) return placeOf(named.code, named.name, km);
  const [region] = districts;
  return region && isSure ? { locationId: region.id, label: region.label } : null;
}
