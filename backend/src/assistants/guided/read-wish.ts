import { placeOfLocationLabel } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { fold } from '../../places/fold.ts';
import type { WishIntent } from '../intent/intent.ts';
import { findWorkload } from '../understanding/find-hours.ts';
import { matchesIntent } from '../understanding/intents.ts';
import { heardWord } from '../understanding/phrases/common-words.ts';
import { says, toHeard } from '../understanding/phrases/phrases.ts';
import { findCalled } from '../understanding/place/find-called.ts';
import { isDoneThere } from '../understanding/place/find-place.ts';
import {
  anywhere,
  DEFAULT_RADIUS_KM,
  type FoundPlace,
  homeoffice,
  type Place,
} from '../understanding/place/place.ts';
import { simplify } from '../understanding/simplify.ts';
import { findPay, findRadius } from '../understanding/wish/amounts.ts';
import { readClauses } from '../understanding/wish/clauses.ts';
import { expressesWish } from '../understanding/wish/expresses-wish.ts';
import { withWholeNames } from '../understanding/wish/find-town.ts';
import { isOfKindAlone, kindsIn } from '../understanding/wish/kinds.ts';
import { type Piece, piecesOf } from '../understanding/wish/parts/parts.ts';
import { spelledOut, withDayRanges } from '../understanding/wish/parts/spell-out.ts';
import { type Excluded, readExcluded } from '../understanding/wish/read-excluded.ts';
import { readPlace } from '../understanding/wish/read-place.ts';
import { BRIEF, readWanted } from '../understanding/wish/read-wanted.ts';
import { isPlaceOfWork, readWork } from '../understanding/wish/read-work.ts';
import { timesIn } from '../understanding/wish/times.ts';
import { type Slot, unsureWords } from '../understanding/wish/unsure-words.ts';
import type { AskedFor } from '../understanding/wish/wish.ts';
import {
  ABLE,
  ABOUT_ME,
  ANY_WORK,
  ASKED_OPENLY,
  ASKS_FOR_WORK,
  EVERYTHING,
  ONLY_WORK,
  OTHERS,
  PAST,
  TELLS,
  WISH,
} from '../understanding/wish/wish-words.ts';
import { withoutPlace } from '../understanding/wish/without-place.ts';
import type { ReadWork } from '../understanding/wish/work.ts';
import {
  clausesOf,
  doubtsOf,
  hasAll,
  isNamedIn,
  isPlacedAlone,
  isRegion,
  leftOver,
  nearlyWorks,
  peopleOutside,
  placeIn,
} from './wish-pieces.ts';

/** A short question that goes on with the search elsewhere: 'Und in Frechen?', 'Oder Brühl?' */
const AND_THERE = /^(?:[Uu]nd|[Oo]der|[Aa]uch)\s(?:(?:in|bei|um|nach)\s)?\p{Lu}/u;
const AND_THERE_WORDS = 6;
/** 'Nicht in Köln' does not look there. */
const NOT_THERE = /^\s{0,3}(?:nicht|nichts|ned|net|nie)\s{1,3}(?:mehr\s{1,3})?(?:in|nach|bei)\s/i;

const FARTHER =
  /\b(?:grosser\w{0,3} umkreis|weiter\w{0,3} weg|weiter entfernt|umkreis vergrossern|umkreis erweitern|mehr umkreis|umgebung|entfernung egal)\b/;
const NEARER =
  /\b(?:zu weit|naher\w{0,2}|nahere\w{0,2}|dichter|kleiner\w{0,3} umkreis|kurzer\w{0,3} weg|nicht so weit)\b/;
/** 'Doch lieber', 'nein, … meinte ich', 'statt': what is named takes the place of what was. */
const INSTEAD =
  /\b(?:doch|lieber|statt|stattdessen|anstatt|meinte|nur noch|nur|eigentlich|sondern)\b/i;
/** What is not wanted is what was named before. */
const CORRECTS = /\b(?:sondern|statt|stattdessen|anstatt)\b/i;
/** A question of few words without a verb at its beginning is a wish: '… 45 Jahre. Autos überführen?' */
const ASKED_SHORT =
  /(?:^|[.!?]\s)\s*(?!(?:Wie|Was|Wer|Wo|Wann|Warum|Wieso|Welche\p{L}*|Ist|Sind|Gibt|Kann|Darf|Muss|Soll|Bin|Hab\p{L}*|Hast|Hat|Wird|Werd\p{L}*|Und|Oder)\s)\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,3}\?\s*$/u;
/** 'In Münster … nein, in Greifswald': the place that is said last. */
const CORRECTED =
  /\b(?:nein|nee|quatsch|pardon|verzeihung|falsch|halt|stopp)[,.! ]{1,4}(?:doch |lieber |natürlich )?((?:in|bei|um) .{2,60})$/isu;
/** 'Pakete ausfahren? Nein, lieber Briefe austragen': what is asked first is not wanted. */
const RATHER =
  /^([^?.!]{3,80})\?\s*(?:nein|nee|nö|ne)[,.! ]{1,3}(?:doch |dann |da )?(?:lieber|eher|besser) ([^?]{3,})$/isu;
/** Thanks, and nothing more is wanted. */
const ENOUGH =
  /^\s*(?:(?:vielen |herzlichen )?dank|danke)\b.*\b(?:alles|reicht|genug|fertig)\b|\bdas (?:war|wars|wär|wäre|ist) (?:schon |jetzt |dann |erst ?mal )?alles\b/iu;
const BEGINS_TO_TELL = /^\s{0,3}(?:ich|wir) (?:hab|habe|hatte|war|waren|haben|bin)\b/iu;
const TOLD_PAST = /\b(?:gearbeitet|gewesen|gemacht|geführt|geleitet|aufgebaut)\b/iu;
const COMPLAINS =
  /^\s*(?:wie |sehr |echt |wirklich |ganz schön )?(?:schade|ärgerlich|unverschämt\p{L}*|unmöglich|frech\p{L}*|enttäuschend|traurig|peinlich|nervig|leider (?:wieder|nichts|noch nichts|gar nichts))\b/iu;
/** Parts of a wish that say how much and when. */
const WHEN: ReadonlySet<Piece['part']> = new Set(['hours', 'days', 'time', 'pay', 'kind']);
const WORDS_MAX = 4_000;
/** How people say that they work from home. */
const HOMEOFFICE_WORDS =
  'haus remote online heimarbeit telearbeit schreibtisch computer telefon pc';
const WITHOUT_MAX = 12;
const CLAUSES_MAX = 30;
const PIECES_MAX = 30;
const UNSURE_MAX = 20;

export const NOTHING: WishIntent = {
  kind: 'wish',
  as: 'wish',
  what: null,
  exact: false,
  anyWork: false,
  where: null,
  radiusKm: null,
  distance: null,
  hours: null,
  times: [],
  kinds: [],
  pay: null,
  without: [],
  instead: false,
  unsure: [],
  agrees: false,
  feeling: null,
};

/** Where somebody lives, as a place of a wish. */
export const AT_HOME = 'in meiner Nähe';

/** A place by a name that is found again. */
function nameOf(place: FoundPlace): string {
  if (place === 'home') return AT_HOME;
  if (place.locationId === anywhere.locationId) return 'egal wo';
  if (place.locationId === homeoffice.locationId) return homeoffice.label;
  return placeOfLocationLabel(place.label);
}

const workWords = (work: ReadWork, text: string): string | null =>
  work.kind === 'none' ? null : text.trim().slice(0, WORDS_MAX) || null;

function distanceIn(message: string): WishIntent['distance'] {
  const simple = simplify(message);
  if (FARTHER.test(simple)) return 'farther';
  return NEARER.test(simple) ? 'nearer' : null;
}

/** Whether a region is called by the name of a town and more. */
const isPartOf = (town: Place, region: FoundPlace): boolean =>
  region !== 'home' && isRegion(region) && hasAll(region, nameOf(town).replace(/^\S*\d{4,5} /, ''));

/** The words that a work was read from, as far as they are its names. */
const wordsOf = (work: ReadWork): readonly string[] => {
  if (work.kind !== 'sure') return [];
  const loose = new Set(work.loose.map(heardWord));
  return work.read.filter((word) => !loose.has(word));
};

/** The names of a place, to be found again in a text. */
const namesOf = (place: FoundPlace | null): string =>
  place === null || place === 'home'
    ? ''
    : place.locationId === homeoffice.locationId
      ? `${place.label} ${HOMEOFFICE_WORDS}`
      : place.label;

/** Which parts of a wish were read. */
const slotsOf = (parts: Readonly<Record<string, unknown>>): ReadonlySet<Slot> =>
  new Set(
    (Object.keys(parts) as Slot[]).filter((name) => {
      const part = parts[name];
      return Array.isArray(part) ? part.length > 0 : part !== null;
    }),
  );

/** Each piece once: a message may be nothing but one of them, and each asks the database. */
const firstOf = (pieces: readonly Piece[]): Piece[] =>
  [...new Map(pieces.map((piece) => [`${piece.part} ${piece.text}`, piece])).values()].slice(
    0,
    PIECES_MAX,
  );

/** What is not wanted and cannot be named. */
async function unreadOf(db: Database, unwanted: readonly string[]): Promise<string[]> {
  const unread: string[] = [];
  for (const text of unwanted) {
    const left = unsureWords(text, { slots: new Set(), words: [], place: '' });
    // What only stands somewhere in a job's text may be no part of the wish: 'dafür gibt es kein Formular'.
    const isNamed = (await readExcluded(db, [text])).some(({ word }) => word === undefined);
    if (left.length > 0 && !isNamed) unread.push(...left);
  }
  return unread;
}

/** Other places that are named are no work, either. */
const withoutTexts = (text: string, others: readonly string[]): string =>
  others.reduce((rest, other) => rest.replace(other, ' '), text);

const isEmpty = (wish: WishIntent): boolean =>
  (Object.keys(NOTHING) as (keyof WishIntent)[])
    .filter(
      (key) => !['kind', 'as', 'exact', 'instead', 'unsure', 'agrees', 'feeling'].includes(key),
    )
    .every((key) => JSON.stringify(wish[key]) === JSON.stringify(NOTHING[key]));

/**
 * Reads what is certain of a wish: what is not wanted first, since it is no wish, then place, times
 * and amounts, and the work in what is left. null where nothing of it is found in the lists.
 * @param asked what was asked for last: then a bare name is the answer
 */
export async function readWish(
  db: Database,
  typed: string,
  asked: AskedFor,
): Promise<WishIntent | null> {
  // A sign is no word, so that '40 %' would be 40 hours; 'Nacht' is heard as 'nicht'.
  const message = withWholeNames(typed.replace(RATHER, 'lieber $2, nicht $1'))
    .replace(/(\d)\s?%/g, '$1 Prozent')
    .replace(/(?<!gute )\bnacht\b/giu, 'nachts');
  const whole = toHeard(message);
  const isQuestion =
    (message.includes('?') || says(whole, ASKED_OPENLY)) && !expressesWish(message);
  const isWished = says(whole, WISH) && (!isQuestion || says(whole, ASKS_FOR_WORK));
  const distance = distanceIn(message);
  const alone = { ...NOTHING, distance, instead: INSTEAD.test(message) };
  const pieces = asked === null || asked === 'what' ? firstOf(await piecesOf(db, message)) : [];
  // Work and a place or something else that is named together are wished for, however they are put.
  const has = (isPart: (part: Piece['part']) => boolean) => pieces.some(({ part }) => isPart(part));
  const isPlaced = has((part) => part === 'place') || (await isPlacedAlone(db, message));
  const isMarked =
    (has((part) => part === 'work') &&
      (isPlaced || has((part) => part !== 'work') || ASKED_SHORT.test(message))) ||
    (isPlaced && says(whole, ANY_WORK)) ||
    // 'Physioterapeut Wolfsburg 10 Std.': whoever says where and how long wishes, in whatever spelling.
    (isPlaced && !isQuestion && has((part) => WHEN.has(part)));
  if ((ENOUGH.test(message) || COMPLAINS.test(message)) && !isMarked) return null;
  if (!isWished && !isMarked && says(whole, OTHERS)) return distance ? alone : null;
  const isTold = message.includes('?') || isQuestion || says(whole, TELLS);
  const isBrief = whole.words.length <= BRIEF && !isTold;
  const isWish = asked === 'what' || isWished || isBrief || isMarked;
  const isElsewhere = whole.words.length <= AND_THERE_WORDS && AND_THERE.test(message.trim());
  const isAnswer = isWish || asked !== null || isElsewhere;
  const isAble = says(whole, ABLE) && (!isQuestion || whole.words.length <= AND_THERE_WORDS);
  const isTelling = !isAnswer && !isAble;
  if (isTelling) {
    // A question is no wish; of what somebody tells of oneself the work may be meant.
    // With a place beside it work is meant, whoever speaks and whatever is asked.
    const isOwn = !message.includes('?') && says(whole, ABOUT_ME);
    const told = await readWork(db, message, { isAsked: false, isExact: true });
    const isAtPlace = async () => {
      const at = await readPlace(db, [message], DEFAULT_RADIUS_KM, false);
      return at !== null && at !== 'home';
    };
    if (told.kind === 'none' || !(isOwn || (await isAtPlace())))
      return distance === null ? null : alone;
  }
  const { wanted, unwanted: said } = readClauses(message);
  // Each costs the database some questions.
  const unwanted = [...new Set(said)].slice(0, CLAUSES_MAX);
  const ofWanted = pieces.filter(({ text }) => wanted.includes(text));
  // 'Putzen möchte ich nicht' is told by its clause.
  const saidPieces = pieces.filter(
    (piece) =>
      piece.part === 'not' ||
      ofWanted.length === 0 ||
      ofWanted.includes(piece) ||
      !said.some((one) => one.includes(piece.text)),
  );
  const textsOf = (part: Piece['part']) =>
    ofWanted.flatMap((piece) => (piece.part === part ? [piece.text] : []));
  const plain = [
    withDayRanges(wanted),
    ...ofWanted.filter(({ part }) => part !== 'not').map(spelledOut),
  ].join(' . ');
  const heard = toHeard(plain);
  const km = findRadius(message)?.km ?? findRadius(plain)?.km ?? null;
  const radius = km ?? DEFAULT_RADIUS_KM;
  const there = unwanted.filter((text) => !NOT_THERE.test(text));
  const corrected = CORRECTED.exec(message)?.[1] ?? '';
  const written = await readPlace(
    db,
    [corrected, wanted, ...there].filter(Boolean),
    radius,
    asked === 'where' || isElsewhere,
  );
  const isHome =
    written === null && textsOf('home').some((text) => !/ohne/i.test(text)) && !isDoneThere(wanted);
  // A list of what is not wanted may go on with places: 'nicht selbst fahren, Ulm oder Neu-Ulm'.
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
  const ofPieces = isTownSaid ? null : await placeIn(db, placeTexts, radius, message);
  const guessed = !isSaid && ofPieces?.isGuess ? ofPieces.place : null;
  const sure = ofPieces && !ofPieces.isGuess ? ofPieces.place : null;
  const named = isSaid
    ? // 'Kanton Zug' is not its town.
      sure && !isRegion(sure) && !isPartOf(sure, written)
      ? sure
      : written
    : (sure ?? guessed ?? (isHome ? homeoffice : written));
  const isTown = asked === 'where' && named !== null;
  const ofWork = [
    ...textsOf('work').filter(
      (text) =>
        !says(toHeard(text), ANY_WORK) &&
        !isOfKindAlone(text) &&
        withoutPlace(text, named).trim() !== '',
    ),
    // 'Chaufeur' may be taken for a place.
    ...(named === null ? await nearlyWorks(db, textsOf('place')) : []),
  ];
  // Whoever is named beside what the pieces say does the work: 'Einen Hausmeisterposten in einer Schule'. What
  // somebody was is it only where the pieces say no more than where: 'bin gelernter Koch, gern in einer Schulküche'.
  const isMeant = !says(whole, PAST) || ofWork.every((text) => isPlaceOfWork(wanted, text));
  const works =
    ofWork.length > 0 && isMeant
      ? [...(await peopleOutside(db, wanted, pieces)), ...ofWork]
      : ofWork;
  const isAsked = asked === 'what';
  const marked = await readWanted(db, works.join(', '), { isAsked, isExact: false });
  const isWhatsoever = says(whole, ANY_WORK);
  // 'Leichten Minijob, egal was' means none of what one of the words may be called.
  const isOfPieces = marked.kind === 'sure' || (marked.kind !== 'none' && !isWhatsoever);
  // 'Gelernter Drucker, mache alles andere' does not want to print.
  const isWhatever = says(whole, EVERYTHING) && says(whole, PAST);
  // 'Irgendwas, ich soll aus dem Haus': beside any work only a name says which.
  const isAny = (works.length === 0 || !isOfPieces) && isWhatsoever;
  const exact = !isOfPieces && (!isWish || isQuestion || isAny);
  const readRest = async (at: FoundPlace | null): Promise<ReadWork> => {
    if (isTown || isWhatever) return { kind: 'none' };
    return isOfPieces
      ? marked
      : readWanted(db, withoutTexts(withoutPlace(wanted, at), textsOf('place')), {
          isAsked,
          isExact: exact,
        });
  };
  const workload = findWorkload(findRadius(plain)?.rest ?? plain);
  // 'Ich habe in Bad Elster gearbeitet' tells, whatever is named in it; 'gelernter Maurer, Bonn' wishes.
  const isPast =
    says(heard, PAST) &&
    !says(heard, WISH) &&
    (!isOfPieces || (BEGINS_TO_TELL.test(message) && TOLD_PAST.test(message)));
  // 'Macht mir nix, Laichingen' excludes no town.
  const isOfPlace = ({ word }: Excluded) =>
    word !== undefined && fold(namesOf(named)).includes(fold(word));
  const clauses: string[] = [];
  for (const clause of await clausesOf(db, unwanted, pieces)) {
    const read = await readExcluded(db, [clause]);
    if (read.length === 0 || !read.every(isOfPlace)) clauses.push(clause);
  }
  const excluded = await readExcluded(db, clauses);
  // Nobody refuses the work that is wished for: one of both was misread.
  const refused = (read: ReadWork) =>
    read.kind === 'sure' &&
    excluded.some(({ positionIds }) =>
      positionIds?.some((id) => read.work.positionIds.includes(id)),
    );
  const kinds = kindsIn(heard);
  const times = timesIn(heard);
  const pay = findPay(plain);
  const slots = slotsOf({ kinds, times, pay, radius: km, hours: workload, without: excluded });
  const leftBy = (at: FoundPlace | null, read: ReadWork) =>
    unsureWords(wanted, { slots, words: wordsOf(read), place: namesOf(at) });
  const first = await readRest(named);
  // What is no work and nothing else may be a town that is called like a thing, or typed in small.
  const place = named ?? (await findCalled(db, leftBy(null, first), wanted, radius));
  const work = place === named ? first : await readRest(place);
  if (isTelling && work.kind === 'none') return distance === null ? null : alone;
  // 'Was gibt es heute zu essen' names no town, unless there is work in it.
  const isChance = place !== named && work.kind === 'none' && asked === null;
  const left = leftBy(isChance ? named : place, work);
  const unsure = isTown
    ? []
    : [
        ...(await leftOver(
          db,
          left,
          works,
          pieces,
          says(whole, PAST),
          place === 'home' || place?.locationId !== anywhere.locationId ? place : null,
          wanted,
          work.kind !== 'none' || says(whole, ANY_WORK),
          work.kind === 'sure' && work.isVague,
        )),
        ...(work.kind === 'sure' ? work.loose : []),
        ...(CORRECTS.test(message) ? [] : await unreadOf(db, clauses)),
        ...(guessed && place === guessed ? [nameOf(guessed)] : []),
        ...(refused(work) ? clauses : []),
        ...doubtsOf(saidPieces, whole.words.length <= BRIEF, {
          work:
            work.kind === 'sure'
              ? work.work.label
              : work.kind === 'candidates' || says(whole, ANY_WORK),
          place: place === null ? null : place === 'home' || nameOf(place),
          times: times.map(({ label }) => label),
          not: clauses.filter(() => excluded.length > 0),
          hours: workload !== null,
          pay: pay !== null,
          kind: kinds.length > 0,
          radius: km !== null || distance !== null || place === 'home',
        }),
      ];
  const different = unsure.filter(
    (text, at) =>
      !unsure.some((other, on) => on < at && (other.includes(text) || text.includes(other))),
  );
  const text = isOfPieces ? works.join(', ') : withoutPlace(wanted, place);
  const wish: WishIntent = {
    ...alone,
    as: isPast ? 'earlier' : isWish ? 'wish' : 'told',
    what: workWords(work, text),
    exact,
    // 'Arbeit in Wannweil' says no other.
    anyWork:
      says(whole, ANY_WORK) ||
      (work.kind === 'none' &&
        different.length === 0 &&
        place !== null &&
        place !== 'home' &&
        says(whole, ONLY_WORK)),
    where: place && nameOf(place),
    radiusKm: km,
    hours: workload?.kind === 'hours' ? workload.hours : workload?.kind === 'any' ? 'any' : null,
    kinds: kinds.map(({ id }) => id),
    times: times.map(({ id }) => id),
    pay,
    without: excluded.length > 0 ? clauses.slice(0, WITHOUT_MAX) : [],
    unsure: different.slice(0, UNSURE_MAX),
    agrees: matchesIntent(message, 'yes'),
  };
  return isEmpty(wish) ? null : wish;
}
