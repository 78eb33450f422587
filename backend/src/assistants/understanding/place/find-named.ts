import { type AnyColumn, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { places, postalCodes, regions } from '../../../database/schema.ts';
import { landscapesCalled } from '../../../locations/search-landscapes.ts';
import { fold } from '../../../places/fold.ts';
import { COMMON_WORDS, heardWord } from '../phrases/common-words.ts';
import { type Place, placeOf } from './place.ts';

/** Without a word like 'in' a town is meant, not one of the villages called like things. */
export const TOWN = 8_000;
export const CALLED_LIKE_THINGS = new Set(
  'essen stelle halle hof fulda worms rente kassel lage haar waren norden leer senden buchen kamen wangen wedel werder geld weil wiesen garten singen regen wetter alpen lauf rain stein bogen horn sand roth much bergen buch wald sande rosengarten aue linden berg neustadt markt ganz werden stadt gemeinde'.split(
    ' ',
  ),
);
/** Names that go on after the word that people say: 'Garmisch', 'Landau', 'Lindau'. */
const MIN_BEGINNING = 5;
/** What many names begin with, and no town is called alone. */
const FIRST_WORDS = new Set(
  'bad sankt bergisch hessisch konigs schloss gross klein ober unter markt kloster'.split(' '),
);

const SPA = 'bad ';
/** 'Für die Stadt Leer' is not in Stadt. */
const AUTHORITIES = new Set(['stadt', 'gemeinde', 'dorf', 'kreis', 'landkreis']);

/** Beginnings of a phrase, the longest first: 'Köln und Umgebung' may be called 'Köln'. */
function beginnings(phrase: string): string[] {
  const words = fold(phrase).split(' ');
  return words.map((_, index) => words.slice(0, words.length - index).join(' '));
}

/** 'der Schwäbischen Alb', 'im Bergischen Land', as they are called. */
const inBaseForm = (phrase: string): string[] => {
  const bases = new Set([phrase, phrase.replace(/en\b/, 'e'), phrase.replace(/en\b/, 'es')]);
  return [...bases].flatMap(beginnings);
};

/**
 * A region that people name and no authority does: 'Eifel', 'Allgäu'.
 * @param words its name has so many words at least
 */
export function findLandscape(phrases: readonly string[], words = 1): Place | null {
  for (const phrase of new Set(phrases.flatMap(inBaseForm))) {
    if (phrase.split(' ').length < words) continue;
    const [found] = landscapesCalled(phrase);
    if (found) return { locationId: found.id, label: found.label };
  }
  return null;
}

/** One of these keys; one parameter, since a long message has hundreds. */
const isOneOf = (column: AnyColumn, keys: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(keys)}::text[])`;

/** Towns by their keys, the larger first; names go on where asked. */
export async function findTowns(db: Database, keys: readonly string[], goesOn: boolean) {
  const begun = goesOn
    ? keys.filter(
        (key) =>
          key.length >= MIN_BEGINNING &&
          !FIRST_WORDS.has(key) &&
          !CALLED_LIKE_THINGS.has(key) &&
          !key.split(' ').every((word) => COMMON_WORDS.has(heardWord(word))),
      )
    : [];
  if (goesOn && begun.length === 0) return [];
  const towns = await db
    .select({
      key: places.searchKey,
      name: places.name,
      code: places.postalCode,
      main: postalCodes.place,
      population: postalCodes.population,
    })
    .from(places)
    .innerJoin(postalCodes, eq(postalCodes.code, places.postalCode))
    .where(
      goesOn
        ? or(...begun.map((key) => like(places.searchKey, `${key} %`)))
        : isOneOf(places.searchKey, keys),
    )
    .orderBy(desc(postalCodes.population))
    .limit(200);
  return towns;
}

type Town = Awaited<ReturnType<typeof findTowns>>[number];

/** The Land, district or town that phrases begin with; unsure ones count only for a town. */
export async function findNamed(
  db: Database,
  phrases: readonly string[],
  km: number,
  isSure: boolean,
): Promise<Place | null> {
  const keys = [...new Set(phrases.flatMap(beginnings))].filter(
    (key) => key.length > 2 && !AUTHORITIES.has(key),
  );
  if (keys.length === 0) return null;
  const [states, districts] = await Promise.all([
    db.select().from(regions).where(eq(regions.kind, 'state')),
    db.select().from(regions).where(isOneOf(regions.searchKey, keys)),
  ]);
  // The key of a Land ends with its short form: 'nordrhein westfalen nrw'.
  const state = states.find(({ label, searchKey }) =>
    keys.some((key) => key === fold(label) || (key.length > 2 && searchKey.endsWith(` ${key}`))),
  );
  // What is called so in several words is nothing else: 'Bad Honnef', 'Frankfurt am Main'.
  const isMeant = ({ key, main, population }: Town) =>
    isSure ||
    key.includes(' ') ||
    (population >= TOWN && fold(main ?? '') === key && !CALLED_LIKE_THINGS.has(key));
  const said = phrases.map(beginnings);
  const order = ({ key }: Town) => said.findIndex((names) => names.includes(key));
  // 'Münster' is the town before the part of Stuttgart.
  const isItself = ({ key, main }: Town) => fold(main ?? '').startsWith(key);
  const exact = await findTowns(db, keys, false);
  // 'Bad Homburg' goes on, and is not Homburg.
  const spas = keys.filter((key) => key.startsWith(SPA) && !exact.some((town) => town.key === key));
  const [named] = [...(await findTowns(db, spas, true)), ...exact]
    .filter(isMeant)
    // What is named first, and of that the longest: Frankfurt am Main before Frankfurt.
    .sort(
      (a, b) =>
        Number(b.population >= TOWN) - Number(a.population >= TOWN) ||
        Number(isItself(b)) - Number(isItself(a)) ||
        order(a) - order(b) ||
        b.key.length - a.key.length,
    );
  // Berlin, Hamburg and Bremen are both; the town with its radius says more.
  const isTownOfState =
    state && named && named.population >= TOWN && named.key.startsWith(fold(state.label));
  if (state && !isTownOfState) return { locationId: state.id, label: state.label };
  // 'In der Eifel' is no village called so.
  const landscape = isSure && named ? findLandscape([named.key]) : null;
  if (landscape && named && named.population < TOWN) return landscape;
  if (named) return placeOf(named.code, named.name, km);
  const [region] = districts;
  if (region && (isSure || /kreis/i.test(region.label)))
    return { locationId: region.id, label: region.label };
  const people = isSure ? findLandscape(phrases) : null;
  if (people) return people;
  const [begun] = (await findTowns(db, keys, true)).filter(
    ({ population }) => isSure || population >= TOWN,
  );
  return begun ? placeOf(begun.code, begun.name, km) : null;
}
