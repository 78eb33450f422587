import type { Database } from '../../../database/database.ts';
import { knownName } from '../../../locations/other-names.ts';
import { fold } from '../../../places/fold.ts';
import { findQuarter } from '../wish/find-town.ts';
import { CALLED_LIKE_THINGS, findLandscape, findTowns, isThingIn } from './find-named.ts';
import { guess } from './guess-place.ts';
import { type Place, placeOf } from './place.ts';

/** A town of so many is meant where its name is typed in small, too. */
const TOWN = 8_000;
const LARGE_TOWNS = ['Berlin', 'Hamburg', 'München', 'Köln', 'Wien'];
const WORDS = 3;
const MIN_LENGTH = 3;

/** Runs of words that stand beside each other in a text, the longest first. */
function runsOf(words: readonly string[], text: string): string[] {
  const sizes = Array.from({ length: WORDS }, (_, index) => WORDS - index);
  return sizes.flatMap((size) =>
    words.flatMap((_, at) => {
      const run = words.slice(at, at + size).join(' ');
      return at + size <= words.length && text.includes(run) ? [run] : [];
    }),
  );
}

/** With its umlauts: 'Soll' is no 'Söll'. */
const startsAlike = (name: string, typed: string): boolean =>
  name.toLowerCase().startsWith(typed.toLowerCase());

/**
 * The place that words are called which stand for nothing else: 'Worms', 'bremerhaven'.
 * @param words typed words that were not read otherwise, in the order of the text
 */
export async function findCalled(
  db: Database,
  words: readonly string[],
  text: string,
  km: number,
): Promise<Place | null> {
  const runs = runsOf(words, text).filter((run) => run.length >= MIN_LENGTH);
  if (runs.length === 0) return null;
  const [towns, parts] = [
    await findTowns(db, runs.map(fold), false),
    await findTowns(
      db,
      runs.flatMap((run) => LARGE_TOWNS.map((town) => fold(`${town} ${run}`))),
      false,
    ),
  ];
  for (const run of runs) {
    const own = towns.filter(({ key }) => key === fold(run));
    const larger = own.filter((one) => one.population >= TOWN && !CALLED_LIKE_THINGS.has(one.key));
    const itself = larger.find(({ main, key }) => fold(main ?? '').startsWith(key));
    const large = itself ?? larger[0];
    if (itself && large) return placeOf(large.code, large.name, km);
    const quarter = findQuarter(
      run.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      km,
    );
    if (quarter) return quarter;
    const part = parts.find(({ key }) => key.endsWith(` ${fold(run)}`));
    const isNamed = /^\p{Lu}/u.test(run);
    const village =
      isNamed && !isThingIn(text, run) ? own.find(({ name }) => startsAlike(name, run)) : null;
    const found = large ?? part ?? village;
    if (found) return placeOf(found.code, found.name, km);
  }
  return findLandscape(runs) ?? (await findByWord(db, words));
}

/** The place that has a long word as a whole word of its name: 'Erkenschwick' of Oer-Erkenschwick. */
async function findByWord(db: Database, words: readonly string[]): Promise<Place | null> {
  const long = words.filter(({ length }) => length >= WHOLE_WORD);
  for (const word of [...new Set(long)].slice(0, GUESSES_MAX)) {
    const place = await guess(db, word);
    if (place && ` ${fold(place.label)} `.includes(` ${fold(knownName(word))} `)) return place;
  }
  return null;
}
const WHOLE_WORD = 7;
/** Each is compared with all places. */
const GUESSES_MAX = 12;
