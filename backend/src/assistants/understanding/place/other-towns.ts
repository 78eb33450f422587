import type { Database } from '../../../database/database.ts';
import { fold } from '../../../places/fold.ts';
import { CALLED_LIKE_THINGS, findTowns } from './find-named.ts';

/** Of fewer inhabitants a word is hardly a town where it stands alone. */
const PEOPLE = 5_000;
const TOWNS_MAX = 2;

/** Words that are called like a town and nothing else, as they were typed: of 'Bern oder Köniz' the second. */
export async function otherTowns(db: Database, words: readonly string[]): Promise<string[]> {
  const names = words.filter(
    (word) => /^\p{Lu}[\p{L}. -]{2,40}$/u.test(word) && !CALLED_LIKE_THINGS.has(fold(word)),
  );
  if (names.length === 0) return [];
  const towns = await findTowns(db, names.map(fold), false);
  const isTown = (name: string) =>
    towns.some(
      ({ key, main, population }) =>
        key === fold(name) && fold(main ?? '').startsWith(key) && population >= PEOPLE,
    );
  return names.filter(isTown).slice(0, TOWNS_MAX);
}
