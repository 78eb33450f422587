import { placeOfLocationLabel } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { exactQuarters } from '../../locations/search-quarters.ts';
import { fold } from '../../places/fold.ts';
import { readOptionId } from '../../places/option-id.ts';
import { COMMON_WORDS, heardWord } from '../understanding/phrases/common-words.ts';
import {
  CALLED_LIKE_THINGS,
  findTowns,
  isThingIn,
  TOWN,
} from '../understanding/place/find-named.ts';
import { guess } from '../understanding/place/guess-place.ts';
import { type FoundPlace, homeoffice, type Place } from '../understanding/place/place.ts';
import { isHarmless } from '../understanding/wish/clauses.ts';
import { isOfPeople } from '../understanding/wish/name-work.ts';
import { misspeltName } from '../understanding/wish/near-names.ts';
import { offersFor } from '../understanding/wish/offer-works.ts';
import type { Part, Piece } from '../understanding/wish/parts/parts.ts';
import { spelledOut } from '../understanding/wish/parts/spell-out.ts';
import { readExcluded } from '../understanding/wish/read-excluded.ts';
import { readPlace } from '../understanding/wish/read-place.ts';
import { OF_WORK } from '../understanding/wish/search-gram.ts';
import { loadWorkIndex, nameKey } from '../understanding/wish/work-index.ts';

/** Whether a place that was read from the whole text is what pieces name, or where work is done at home. */
export const isNamedIn = (place: FoundPlace, texts: readonly string[]): boolean =>
  place !== 'home' &&
  (place.locationId === homeoffice.locationId ||
    placeOfLocationLabel(place.label)
      .split(/[^\p{L}]+/u)
      .some((name) => name.length > 2 && texts.some((text) => fold(text).includes(fold(name)))));

/** Shorter names begin too many others. */
const GUESSED = 4;
/** Several places in one piece: 'Mariaberg oder Gammertingen'. */
const BETWEEN_PLACES = / (?:oder|und|bis|od\.|u\.) |[,/]/;

/**
 * The place that pieces name which say where: 'tegel', 'Kreis Plön'; else what the picker finds for one of
 * them: 'Frauefeld', 'Remstal'.
 */
export async function placeIn(db: Database, texts: readonly string[], km: number, typed: string) {
  const names = texts
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
  for (const name of names.filter(({ length }) => length >= GUESSED)) {
    const place = (await guess(db, name)) ?? (await guess(db, name.split(' ').at(-1) ?? ''));
    if (place) return { place, isGuess: true };
  }
  return null;
}

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

/** Whether a place is called by all words of a name. */
export const hasAll = ({ label }: Place, name: string): boolean => {
  const words = fold(label).split(' ');
  return fold(name)
    .split(' ')
    .every((word) => words.includes(word));
};

/** Whether a place is a region and not a town with its surroundings. */
export const isRegion = ({ locationId }: Place): boolean =>
  readOptionId(locationId)?.kind !== 'postal-code' && locationId !== homeoffice.locationId;

/**
 * What is not wanted: the clauses that grammar tells, and pieces that it does not; of what no list knows,
 * the thing that it is about.
 */
export async function clausesOf(
  db: Database,
  unwanted: readonly string[],
  pieces: readonly Piece[],
): Promise<string[]> {
  const clauses = [...unwanted];
  for (const piece of pieces) {
    if (piece.part !== 'not' || isHarmless(piece.text)) continue;
    const at = clauses.findIndex(
      (one) => one.includes(piece.text) || piece.text.includes(one.trim()),
    );
    const typed = clauses[at] ?? piece.text;
    const isRead = (await readExcluded(db, [typed])).length > 0;
    const text = isRead ? typed : spelledOut(piece);
    if (text !== '') clauses.splice(at < 0 ? clauses.length : at, at < 0 ? 0 : 1, text);
  }
  return clauses;
}

/**
 * What of the words that no reader took has to be asked: pieces about work as a whole; beside them only what
 * belongs to another piece; without them all but words that belong to none and that no picker knows. Names of
 * work that belong to no piece come first.
 * @param left words as they were typed
 * @param works pieces that name work
 * @param isPast whether the message tells of earlier work
 * @param place the place that was read: without one a word after 'in' may name it
 * @param typed what is wanted, as it was typed
 * @param isWork whether any work was read: without it every word may be what is meant
 * @param isVague whether it was read of words that name no work themselves ('Ordnung'): then every noun may say more
 */
export async function leftOver(
  db: Database,
  left: readonly string[],
  works: readonly string[],
  pieces: readonly Piece[],
  isPast: boolean,
  place: FoundPlace | null,
  typed: string,
  isWork: boolean,
  isVague: boolean,
): Promise<string[]> {
  const phrases = works.filter((text) => left.some((word) => text.includes(word)));
  const { byName, byFurther, byNear } = await loadWorkIndex(db);
  const isName = (word: string) =>
    [byName, byFurther, byNear].some((names) =>
      [nameKey(word), nameKey(word).replace(OF_WORK, '')].some((key) => names.has(key)),
    );
  const names: string[] = [];
  const others: string[] = [];
  for (const word of left) {
    if (phrases.some((text) => text.includes(word))) continue;
    if (isName(word)) {
      names.push(word);
      continue;
    }
    const isOfPiece =
      pieces.some(({ text }) => text.includes(word)) || (place === null && isLedIn(typed, word));
    const isSaid = async () =>
      phrases.length === 0 &&
      (!isWork ||
        pieces.length === 0 ||
        (isVague && /^\p{Lu}/u.test(word)) ||
        (await offersFor(db, [word], false)).length > 0);
    if (isOfPiece || (await isSaid())) others.push(word);
  }
  // What somebody was is no wish, but may be offered where something is asked anyhow.
  const isAsked = !isPast || phrases.length + others.length > 0;
  return [...(isAsked ? names : []), ...phrases, ...others];
}

/** Texts of which every word is a name of work, with its typing errors. */
export async function nearlyWorks(db: Database, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const index = await loadWorkIndex(db);
  return texts.filter((text) => misspeltName(index, text).length > 0);
}

/** Names of people who do some work, in none of the pieces of a message. */
export async function peopleOutside(
  db: Database,
  wanted: string,
  pieces: readonly Piece[],
): Promise<string[]> {
  const { byName, byFurther } = await loadWorkIndex(db);
  return [...wanted.matchAll(/(?<![\p{L}-])\p{Lu}\p{L}{3,40}(?![\p{L}-])/gu)].flatMap(([word]) => {
    const key = nameKey(word).replace(OF_WORK, '');
    const isPerson =
      isOfPeople(key) && ![key, heardWord(word)].some((one) => COMMON_WORDS.has(one));
    const isNamed = isPerson && (byName.has(key) || byFurther.has(key));
    return isNamed && !pieces.some(({ text }) => text.includes(word)) ? [word] : [];
  });
}

/** Whether a word stands where a place does: 'überall im Ländle'. */
const isLedIn = (typed: string, word: string): boolean =>
  [' in ', ' im ', ' bei ', ' um ', ' nähe ', ' raum ', ' region '].some((before) =>
    ` ${typed} `.toLowerCase().includes(`${before}${word.toLowerCase()} `),
  );

/** What was read of each part of a wish: whether anything, or what it is called. */
type ReadParts = {
  readonly work: string | boolean;
  readonly place: string | boolean | null;
  readonly times: readonly string[];
  readonly not: readonly string[];
  readonly hours: boolean;
  readonly pay: boolean;
  readonly kind: boolean;
  readonly radius: boolean;
};

/**
 * Where the exact readers and the learnt parts of a message disagree: a piece that nothing was read of, and
 * what was read of a long message where there is no such piece. Then nothing is searched without asking
 * (assistants-83).
 */
export function doubtsOf(pieces: readonly Piece[], isBrief: boolean, read: ReadParts): string[] {
  if (pieces.length === 0) return [];
  const isTimed = read.times.length > 0;
  const isRead: Readonly<Record<Exclude<Part, 'rest'>, boolean>> = {
    work: Boolean(read.work),
    place: Boolean(read.place),
    radius: read.radius,
    days: isTimed || read.hours,
    time: isTimed,
    hours: read.hours,
    pay: read.pay,
    kind: read.kind || read.hours,
    season: isTimed,
    home: true,
    not: read.not.length > 0,
  };
  const missed = pieces.filter(({ part }) => !isRead[part]).map(({ text }) => text);
  if (isBrief) return missed;
  const has = (...parts: readonly Part[]) => pieces.some(({ part }) => parts.includes(part));
  return [
    ...missed,
    ...(has('not') ? [] : read.not),
    ...(has('time', 'days', 'season', 'hours') ? [] : read.times),
    ...(typeof read.work === 'string' && !has('work') ? [read.work] : []),
    ...(typeof read.place === 'string' && !has('place', 'home') ? [read.place] : []),
  ];
}
