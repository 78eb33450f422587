import type { Database } from '../../../database/database.ts';
import { type AnyColumn, desc, eq, like, or, type SQL, sql } from '../../../database/drizzle.ts';
import { places, postalCodes, regions } from '../../../database/schema.ts';
import { landscapesCalled } from '../../../locations/search-landscapes.ts';
import { fold } from '../../../places/fold.ts';
import { COMMON_WORDS, heardWord } from '../phrases/common-words.ts';
import { type Place, placeOf } from './place.ts';

/** Without a word like 'in' a town is meant, not one of the villages called like things. */
export const TOWN = 8_000;
export const CALLED_LIKE_THINGS = new Set(
  'essen stelle halle hof haus wald burg nahe meine norden suden westen osten dorf pension fulda worms rente kassel lage haar waren norden leer senden buchen kamen wangen wedel werder geld weil wiesen garten singen regen wetter alpen lauf rain stein bogen horn sand roth much bergen buch wald sande rosengarten aue linden berg neustadt markt ganz werden stadt gemeinde kloster hofe hofen muhle schloss'.split(
    ' ',
  ),
);
/** Names that go on after the word that people say: 'Garmisch', 'Landau', 'Lindau'. */
const MIN_BEGINNING = 5;
const MIN_LED = 3;
/** What many names begin with, and no town is called alone. */
const FIRST_WORDS = new Set(
  'bad sankt bergisch hessisch konigs schloss gross klein ober unter markt kloster bezirk insel'.split(
    ' ',
  ),
);

const SPA = 'bad ';
/** 'Für die Stadt Leer' is not in Stadt. */
const AUTHORITIES = new Set(['stadt', 'gemeinde', 'dorf', 'kreis', 'landkreis']);
/** Before a name they are none of its words: 'Nähe Bonn', 'Dorf Mestlin', 'Raum Ulm'. */
const BEFORE_NAME =
  /^(?:(?:nahe|raum|grossraum|umgebung|umland|umkreis|gegend|ecke|richtung|bereich|region|stadt|stadtteil|dorf|gemeinde|ort|ortsteil|kanton|kreis|landkreis|bezirk|insel|halbinsel|metropolregion|ganz|von|um|bei|der|dem|den|die) )+(?=.)/;
/** What stands between the words of a name and is written in many ways: 'Waren an der Müritz', 'Waren (Müritz)'. */
const BETWEEN_WORDS = / (?:(?:an|in|ob|auf|vor) (?:der|dem|den)|am|im|in|bei|an)(?= )/g;

/** What stands behind the name of a town to tell it from others: 'Halle (Saale)', 'Mühldorf am Inn'. */
const ADDED = /^ (?:\(|(?:am|an|im|in|bei|ob|vor|unter|auf) )/;
/** So many times larger is the town that is meant: 'Halle' is Halle (Saale), 'Bietigheim' Bietigheim-Bissingen. */
const LARGER = 1.5;
const LARGER_JOINED = 4;
/** A place of so many is a town itself, and no beginning of another's name. */
const SMALL_TOWN = 2_000;

/** A word after an article, or what names no place. */
const THING =
  /(?:^|\s)(?:im|am|vom|zum|zur|beim|ins|auf|für|mit|ohne|zu|der|die|das|dem|den|des|(?:ein|mein|kein|unser)\p{L}{0,2})\s{1,3}(?:\p{Ll}{2,20}e[nrms]\s{1,3})?(\p{L}{2,30})(?:\s{1,3}(?:oder|und)\s{1,3}(\p{L}{2,30}))?/giu;

/** Whether a word that a village is called like stands as a thing does: 'im Wald', 'auf anderen Höfen', 'einer Burg oder Mühle'. */
export const isThingIn = (typed: string, word: string): boolean =>
  CALLED_LIKE_THINGS.has(fold(word)) &&
  [...typed.matchAll(THING)].some((found) =>
    found.slice(1).some((thing) => thing !== undefined && fold(thing) === fold(word)),
  );

/** Beginnings of a phrase, the longest first: 'Köln und Umgebung' may be called 'Köln'. */
function beginnings(phrase: string): string[] {
  const folded = fold(phrase);
  const bare = folded.replace(BEFORE_NAME, '');
  const phrases = new Set([folded, bare, bare.replace(BETWEEN_WORDS, '')]);
  return [...phrases].flatMap((one) => {
    const words = one.split(' ');
    return words.map((_, index) => words.slice(0, words.length - index).join(' '));
  });
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

/** 'Isny', 'Wil' begin a name, but other words do, too. */
const isShort = (key: string): boolean => (key.split(' ')[0] ?? '').length < MIN_BEGINNING;

/**
 * Towns by their keys, the larger first; names go on where asked.
 * @param isLed whether a word like 'in' stands before them: then short ones and those called like things go on, too
 */
export async function findTowns(
  db: Database,
  keys: readonly string[],
  goesOn: boolean,
  isLed = false,
) {
  const begun = goesOn
    ? keys.filter(
        (key) =>
          key.length >= (isLed ? MIN_LED : MIN_BEGINNING) &&
          !FIRST_WORDS.has(key) &&
          (isLed || !CALLED_LIKE_THINGS.has(key)) &&
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
      stateId: postalCodes.stateId,
      districtId: postalCodes.districtId,
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

export type Town = Awaited<ReturnType<typeof findTowns>>[number];

export type Region = typeof regions.$inferSelect;

/** What a text names beside or instead of a town: Lands, cantons, districts, a neighbour. */
export type Around = {
  readonly regions: readonly Region[];
  /** The prefix of the postal codes of a neighbour, '' for none. */
  readonly country: string;
  /** What is named in full, so that no town is called so: 'Kanton Zug', 'ganze Schweiz'. */
  readonly whole: Place | null;
  /** A Land by its bare name, where no town is meant: 'Uri'. */
  readonly bare: Place | null;
};

/** Whether a town lies in what a text names beside it. */
export const isAround = (
  { code, stateId, districtId }: Pick<Town, 'code' | 'stateId' | 'districtId'>,
  { regions: named, country }: Around,
): boolean =>
  (country !== '' && code.startsWith(country)) ||
  named.some(({ id }) => id === stateId || id === districtId);

/** Inhabitants of a town; those of a village's main place say nothing of it. */
const peopleOf = ({ key, main, population }: Town): number =>
  fold(main ?? '').startsWith(key) ? population : 0;

/** 'Sulzbach-Laufen' is neither Sulzbach nor Laufen, and 'Bezirk Rohrbach' no Rohrbach. */
const wholeOf = (towns: readonly Town[]): Town[] =>
  towns.filter(
    ({ key }) =>
      !towns.some((other) => other.key.startsWith(`${key} `) || other.key.endsWith(` ${key}`)),
  );

/** With its umlauts: 'Lohne' is no 'Löhne'. */
const isSpelled = ({ name, population }: Town, typed: string): boolean =>
  population > 0 && typed.includes(name.toLowerCase().replace(/ \(.*/, ''));

/** Of towns that are called alike those around which the text tells: 'Baden im Aargau'. */
const meantOf = (towns: readonly Town[], around: Around): Town[] =>
  towns.filter(
    (town) =>
      isAround(town, around) ||
      !towns.some((other) => other.key === town.key && isAround(other, around)),
  );

/** Towns whose names go on after one of the keys, as it is said without what stands between: 'Neustadt Aisch'. */
async function findShortened(db: Database, towns: readonly Town[], keys: readonly string[]) {
  const begun = await findTowns(db, [...new Set(towns.map(({ key }) => key))], true, true);
  return begun.filter(({ key }) => keys.includes(key.replace(BETWEEN_WORDS, '')));
}

/** The town whose name goes on after that of another, if it lies where is said, or is much larger. */
async function findLonger(
  db: Database,
  town: Town,
  isSure: boolean,
  around: Around,
): Promise<Town | undefined> {
  if (isAround(town, around)) return undefined;
  const begun = await findTowns(db, [town.key], true, isSure);
  const isLarger = (one: Town) => {
    const rest = one.name.slice(town.name.length);
    const times = ADDED.test(rest) ? LARGER : rest.startsWith('-') ? LARGER_JOINED : null;
    return times !== null && peopleOf(one) >= Math.max(TOWN, times * peopleOf(town));
  };
  return begun.find((one) => isAround(one, around)) ?? begun.find(isLarger);
}

/** The Land, district or town that phrases begin with; unsure ones count only for a town. */
export async function findNamed(
  db: Database,
  phrases: readonly string[],
  km: number,
  isSure: boolean,
  around: Around,
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
  const said = phrases.map(beginnings);
  const order = ({ key }: Town) => said.findIndex((names) => names.includes(key));
  const typed = phrases.join(' ').toLowerCase();
  const own = await findTowns(db, keys, false);
  const exact = [...own, ...(await findShortened(db, own, keys))];
  // What is called so in several words is nothing else: 'Bad Honnef', 'Frankfurt am Main'.
  const isMeant = (town: Town) =>
    isSure ||
    town.key.includes(' ') ||
    (peopleOf(town) >= TOWN &&
      fold(town.main ?? '') === town.key &&
      !CALLED_LIKE_THINGS.has(town.key) &&
      // 'Bunde' is a smaller town than Bünde.
      (isSpelled(town, typed) ||
        !exact.some((one) => isSpelled(one, typed) && one.key === town.key)));
  // 'Bad Homburg' goes on, and is not Homburg.
  const spas = keys.filter((key) => key.startsWith(SPA) && !exact.some((town) => town.key === key));
  const [called] = meantOf(wholeOf([...(await findTowns(db, spas, true)), ...exact]), around)
    .filter(isMeant)
    // What is named first, and of that the longest: Frankfurt am Main before Frankfurt.
    .sort(
      (a, b) =>
        Number(isSpelled(b, typed)) - Number(isSpelled(a, typed)) ||
        Number(peopleOf(b) >= TOWN) - Number(peopleOf(a) >= TOWN) ||
        // 'Münster' is the town before the part of Stuttgart.
        Number(peopleOf(b) > 0) - Number(peopleOf(a) > 0) ||
        order(a) - order(b) ||
        b.key.length - a.key.length ||
        peopleOf(b) - peopleOf(a),
    );
  const named = called && ((await findLonger(db, called, isSure, around)) ?? called);
  // Berlin, Hamburg and Bremen are both; the town with its radius says more.
  const isTownOfState =
    state &&
    named &&
    named.population >= TOWN &&
    (named.key.startsWith(fold(state.label)) || named.stateId === state.id);
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
  const isOther = ({ key }: Town) =>
    exact.some((one) => key.startsWith(`${one.key} `) && peopleOf(one) >= SMALL_TOWN);
  const [begun] = meantOf(await findTowns(db, keys, true, isSure), around).filter(
    (town) => !isOther(town) && ((isSure && !isShort(town.key)) || town.population >= TOWN),
  );
  return begun ? placeOf(begun.code, begun.name, km) : null;
}
