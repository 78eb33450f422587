import { placeOfLocationLabel } from '@silverjobs/contract';
import type { Database } from '../../../database/database.ts';
import { exactQuarters } from '../../../locations/search-quarters.ts';
import { fold } from '../../../places/fold.ts';
import { readOptionId } from '../../../places/option-id.ts';
import { COMMON_WORDS, heardWord } from '../../understanding/phrases/common-words.ts';
import {
  CALLED_LIKE_THINGS,
  findTowns,
  isThingIn,
  TOWN,
} from '../../understanding/place/find-named.ts';
import { isDoneThere } from '../../understanding/place/find-place.ts';
import { guess } from '../../understanding/place/guess-place.ts';
import {
  anywhere,
  type FoundPlace,
  homeoffice,
  type Place,
} from '../../understanding/place/place.ts';
import type { Piece } from '../../understanding/wish/parts/parts.ts';
import { readPlace } from '../../understanding/wish/read-place.ts';

/** Where somebody lives, as a place of a wish. */
export const AT_HOME = 'in meiner Nähe';
/** 'Nicht in Köln' does not look there. */
const NOT_THERE = /^\s{0,3}(?:nicht|nichts|ned|net|nie)\s{1,3}(?:mehr\s{1,3})?(?:in|nach|bei)\s/i;
/** 'In Münster … nein, in Greifswald': the place that is said last. */
const CORRECTED =
  /\b(?:nein|nee|quatsch|pardon|verzeihung|falsch|halt|stopp)[,.! ]{1,4}(?:doch |lieber |natürlich )?((?:in|bei|um) .{2,60})$/isu;
/** How people say that they work from home. */
const HOMEOFFICE_WORDS =
  'haus remote online heimarbeit telearbeit schreibtisch computer telefon pc';
/** A town of so many may be meant instead of a part of another that is called like it. */
const NAMESAKE = 5_000;
/** Shorter names begin too many others. */
const GUESSED = 4;
/** What stands before a name and is none of it: 'Bezirk Neukölln'. */
const KIND_OF_PLACE = /^(?:Bezirk|Stadtteil|Ortsteil|Insel|Halbinsel|Region|Raum|Großraum) /;
/** Several places in one piece: 'Mariaberg oder Gammertingen'. */
const BETWEEN_PLACES = / (?:oder|und|bis|od\.|u\.) |[,/]/;

/** A place by a name that is found again. */
export function nameOf(place: FoundPlace): string {
  if (place === 'home') return AT_HOME;
  if (place.locationId === anywhere.locationId) return 'egal wo';
  if (place.locationId === homeoffice.locationId) return homeoffice.label;
  return placeOfLocationLabel(place.label);
}

/** The names of a place, to be found again in a text. */
export const namesOf = (place: FoundPlace | null): string =>
  place === null || place === 'home'
    ? ''
    : place.locationId === homeoffice.locationId
      ? `${place.label} ${HOMEOFFICE_WORDS}`
      : place.label;

/** Whether a place is called by all words of a name. */
const hasAll = ({ label }: Place, name: string): boolean => {
  const words = fold(label).split(' ');
  return fold(name)
    .split(' ')
    .every((word) => words.includes(word));
};

/** Whether a place is a region and not a town with its surroundings. */
const isRegion = ({ locationId }: Place): boolean =>
  readOptionId(locationId)?.kind !== 'postal-code' && locationId !== homeoffice.locationId;

/** What tells a town from others that are called alike. */
const ADDED = / (?:\(|(?:am|an|im|in|bei|ob|vor|unter|auf) ).*/;

/** Whether a region is called by the name of a town and more: 'Kanton Neuenburg' is not Neuenburg am Rhein. */
const isPartOf = (town: Place, region: FoundPlace): boolean =>
  region !== 'home' &&
  isRegion(region) &&
  hasAll(
    region,
    nameOf(town)
      .replace(/^\S*\d{4,5} /, '')
      .replace(ADDED, ''),
  );

/** Whether a place that was read from the whole text is what pieces name, or where work is done at home. */
const isNamedIn = (place: FoundPlace, texts: readonly string[]): boolean =>
  place !== 'home' &&
  (place.locationId === homeoffice.locationId ||
    placeOfLocationLabel(place.label)
      .split(/[^\p{L}]+/u)
      .some((name) => name.length > 2 && texts.some((text) => fold(text).includes(fold(name)))));

/** Whether a town, village or quarter stands in a message as a clause of its own: 'Schnee räumen. Berchtesgaden.' */
export async function isPlacedAlone(db: Database, typed: string): Promise<boolean> {
  const clauses = typed
    .split(/[,;:.!?()]|\s[-–]\s/)
    .map((clause) => clause.trim())
    .filter((clause) => /^\p{Lu}[\p{L} -]{2,40}$/u.test(clause) && clause.split(' ').length <= 4);
  const names = [...new Set(clauses.map(fold))].filter((name) => !CALLED_LIKE_THINGS.has(name));
  if (names.length === 0) return false;
  if (names.some((name) => exactQuarters(name.split(' ')).length > 0)) return true;
  return (await findTowns(db, names, false)).some(({ population }) => population >= TOWN);
}

/** Names that pieces may mean, each with capital letters; several of a piece that lists them. */
const namesIn = (texts: readonly string[], typed: string): string[] =>
  texts
    .flatMap((text) => [...new Set([text, ...text.split(BETWEEN_PLACES)])])
    // 'Ganz früh' is no place called Ganz.
    .filter((text) => !text.split(' ').every((word) => COMMON_WORDS.has(heardWord(word))))
    // 'Im Wald', 'einer Burg' and 'im Norden' are no towns, 'in Burg' is one.
    .filter((text) => !isThingIn(typed, text))
    // Nor is what somebody wants to be: 'als Pate'.
    .filter((text) => !typed.includes(`als ${text}`))
    .map((text) =>
      text.trim().replace(/(?<=^|[\s-])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase()),
    );

/**
 * The place that pieces name which say where: 'tegel', 'Kreis Plön'; else what the picker finds for one of
 * them, as a guess: 'Frauefeld', 'Remstal'.
 */
async function placeOfPieces(db: Database, texts: readonly string[], km: number, typed: string) {
  const names = namesIn(texts, typed);
  const found: Place[] = [];
  for (const name of names) {
    const place = await readPlace(db, [`in ${name}`], km, false);
    // 'Kirchheim Teck' is no quarter of Heidelberg: what has all words of a name is meant.
    const called =
      name.includes(' ') && place !== null && place !== 'home' && !hasAll(place, name)
        ? await guess(db, name)
        : null;
    if (called && hasAll(called, name)) found.push(called);
    else if (place !== null && place !== 'home') found.push(place);
  }
  // A town says more than its region, in whatever order they stand.
  const place = found.find((one) => !isRegion(one)) ?? found[0];
  if (place) return { place, isGuess: false };
  const bare = names.map((name) => name.replace(KIND_OF_PLACE, ''));
  for (const name of bare.filter(({ length }) => length >= GUESSED)) {
    const place = (await guess(db, name)) ?? (await guess(db, name.split(' ').at(-1) ?? ''));
    if (place) return { place, isGuess: true };
  }
  return null;
}

/** Whether a part of a town is called like a town elsewhere, and its own town is not said: 'St. Johann'. */
async function isSharedName(db: Database, place: FoundPlace | null, typed: string) {
  const [, town = '', name = ''] =
    /^\S+ ([^-]+)-(.+)$/.exec(place && place !== 'home' ? placeOfLocationLabel(place.label) : '') ??
    [];
  if (exactQuarters(fold(name).split(' ')).length === 0 || fold(typed).includes(fold(town)))
    return false;
  const keys = [fold(name), fold(name).replace(/^st /, 'sankt ')];
  const others = [...(await findTowns(db, keys, false)), ...(await findTowns(db, keys, true))];
  return others.some(({ key, main, population }) => {
    return population >= NAMESAKE && fold(main ?? '') === key;
  });
}

/** A message to look for a place in. */
export type WhereText = {
  readonly message: string;
  readonly wanted: string;
  readonly unwanted: readonly string[];
  readonly pieces: readonly Piece[];
  /** Pieces of what is wanted that say it is done at home. */
  readonly atHome: readonly string[];
  readonly km: number;
  /** A bare name is the answer. */
  readonly isAsked: boolean;
};

/** The place of a wish, and whether it was only guessed and has to be asked for. */
export type Where = { readonly place: FoundPlace | null; readonly isGuess: boolean };

/** Reads where: from the whole text, then from the pieces that say where. */
export async function readWhere(
  db: Database,
  { message, wanted, unwanted, pieces, atHome, km, isAsked }: WhereText,
): Promise<Where> {
  const corrected = CORRECTED.exec(message)?.[1] ?? '';
  // A list of what is not wanted may go on with places: 'nicht selbst fahren, Ulm oder Neu-Ulm'.
  const there = unwanted.filter((text) => !NOT_THERE.test(text));
  const texts = [corrected, wanted, ...there].filter(Boolean);
  const written = await readPlace(db, texts, km, isAsked);
  const placeTexts = pieces.flatMap(({ part, text }) =>
    part === 'place' &&
    (corrected === '' || corrected.includes(text)) &&
    !unwanted.some((one) => NOT_THERE.test(one) && one.includes(text))
      ? [text]
      : [],
  );
  const isSaid = written !== null && isNamedIn(written, placeTexts);
  const isTownSaid =
    isSaid &&
    written !== 'home' &&
    !isRegion(written) &&
    placeTexts.every((text) => !text.includes(' ') || hasAll(written, text));
  const ofPieces = isTownSaid ? null : await placeOfPieces(db, placeTexts, km, message);
  if (isSaid) {
    // 'Kanton Zug' is not its town.
    const isOther =
      ofPieces &&
      !ofPieces.isGuess &&
      !isRegion(ofPieces.place) &&
      !isPartOf(ofPieces.place, written);
    const place = isOther ? ofPieces.place : written;
    return { place, isGuess: await isSharedName(db, place, message) };
  }
  if (ofPieces)
    return {
      ...ofPieces,
      isGuess: ofPieces.isGuess || (await isSharedName(db, ofPieces.place, message)),
    };
  const isHome =
    written === null && atHome.some((text) => !/ohne/i.test(text)) && !isDoneThere(wanted);
  const isGuess = await isSharedName(db, written, message);
  return { place: isHome ? homeoffice : written, isGuess };
}
