import type { Database } from '../../../database/database.ts';
import type { WishIntent } from '../../intent/intent.ts';
import { findWorkload } from '../../understanding/find-hours.ts';
import { matchesIntent } from '../../understanding/intents.ts';
import { heardWord } from '../../understanding/phrases/common-words.ts';
import { says, toHeard } from '../../understanding/phrases/phrases.ts';
import { findCalled } from '../../understanding/place/find-called.ts';
import { anywhere, DEFAULT_RADIUS_KM, type FoundPlace } from '../../understanding/place/place.ts';
import { regionNames } from '../../understanding/place/region-names.ts';
import { simplify } from '../../understanding/simplify.ts';
import { findPay, findRadius } from '../../understanding/wish/amounts.ts';
import { readClauses } from '../../understanding/wish/clauses.ts';
import { kindsIn } from '../../understanding/wish/kinds.ts';
import type { Piece } from '../../understanding/wish/parts/parts.ts';
import { spelledOut, withDayRanges } from '../../understanding/wish/parts/spell-out.ts';
import { readPlace } from '../../understanding/wish/read-place.ts';
import { readWork } from '../../understanding/wish/read-work.ts';
import { timesIn } from '../../understanding/wish/times.ts';
import { type Slot, unsureWords } from '../../understanding/wish/unsure-words.ts';
import type { AskedFor } from '../../understanding/wish/wish.ts';
import { ABOUT_ME, ANY_WORK, ONLY_WORK, PAST, WISH } from '../../understanding/wish/wish-words.ts';
import { withoutPlace } from '../../understanding/wish/without-place.ts';
import type { ReadWork } from '../../understanding/wish/work.ts';
import { disagreements, distinct, leftOver } from './doubts.ts';
import { type Manner, readManner } from './manner.ts';
import { isRefused, readNotWanted, unreadOf } from './not-wanted.ts';
import { readWhat } from './what.ts';
import { nameOf, namesOf, readWhere } from './where.ts';

const FARTHER =
  /\b(?:grosser\w{0,3} umkreis|weiter\w{0,3} weg|weiter entfernt|umkreis vergrossern|umkreis erweitern|mehr umkreis|umgebung|entfernung egal)\b/;
const NEARER =
  /\b(?:zu weit|naher\w{0,2}|nahere\w{0,2}|dichter|kleiner\w{0,3} umkreis|kurzer\w{0,3} weg|nicht so weit)\b/;
/** 'Doch lieber', 'nein, … meinte ich', 'statt': what is named takes the place of what was. */
const INSTEAD =
  /\b(?:doch|lieber|statt|stattdessen|anstatt|meinte|nur noch|nur|eigentlich|sondern)\b/i;
/** What is not wanted is what was named before. */
const CORRECTS = /\b(?:sondern|statt|stattdessen|anstatt)\b/i;
const BEGINS_TO_TELL = /^\s{0,3}(?:ich|wir) (?:hab|habe|hatte|war|waren|haben|bin)\b/iu;
const TOLD_PAST = /\b(?:gearbeitet|gewesen|gemacht|geführt|geleitet|aufgebaut)\b/iu;
const WORDS_MAX = 4_000;
const WITHOUT_MAX = 12;
const CLAUSES_MAX = 30;
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

const workWords = (work: ReadWork, text: string): string | null =>
  work.kind === 'none' ? null : text.trim().slice(0, WORDS_MAX) || null;

function distanceIn(message: string): WishIntent['distance'] {
  const simple = simplify(message);
  if (FARTHER.test(simple)) return 'farther';
  return NEARER.test(simple) ? 'nearer' : null;
}

/** The words that a work was read from, as far as they are its names. */
const wordsOf = (work: ReadWork): readonly string[] => {
  if (work.kind !== 'sure') return [];
  const loose = new Set(work.loose.map(heardWord));
  return work.read.filter((word) => !loose.has(word));
};

/** Which parts of a wish were read. */
const slotsOf = (parts: Readonly<Record<string, unknown>>): ReadonlySet<Slot> =>
  new Set(
    (Object.keys(parts) as Slot[]).filter((name) => {
      const part = parts[name];
      return Array.isArray(part) ? part.length > 0 : part !== null;
    }),
  );

const isEmpty = (wish: WishIntent): boolean =>
  (Object.keys(NOTHING) as (keyof WishIntent)[])
    .filter(
      (key) => !['kind', 'as', 'exact', 'instead', 'unsure', 'agrees', 'feeling'].includes(key),
    )
    .every((key) => JSON.stringify(wish[key]) === JSON.stringify(NOTHING[key]));

/** Whether somebody who only tells something names work of their own, or work and a place. */
async function isAboutWork(db: Database, { message, whole }: Manner): Promise<boolean> {
  const told = await readWork(db, message, { isAsked: false, isExact: true });
  if (told.kind === 'none') return false;
  // A question is no wish; of what somebody tells of oneself the work may be meant.
  if (!message.includes('?') && says(whole, ABOUT_ME)) return true;
  // With a place beside it work is meant, whoever speaks and whatever is asked.
  const place = await readPlace(db, [message], DEFAULT_RADIUS_KM, false);
  return place !== null && place !== 'home';
}

/** The pieces of what is wanted, and all that count: 'Putzen möchte ich nicht' is told by its clause. */
function piecesOfWish(pieces: readonly Piece[], wanted: string, unwanted: readonly string[]) {
  const ofWanted = pieces.filter(({ text }) => wanted.includes(text));
  // 'Egal welche' says any work, whatever part it was taken for.
  const said = pieces.filter(({ text }) => !says(toHeard(text), ANY_WORK));
  const counted = said.filter(
    (piece) =>
      piece.part === 'not' ||
      ofWanted.length === 0 ||
      ofWanted.includes(piece) ||
      !unwanted.some((one) => one.includes(piece.text)),
  );
  return { ofWanted, counted };
}

/** How much, when and of what kind: what is certain of the words and pieces of what is wanted. */
function readAmounts(message: string, wanted: string, ofWanted: readonly Piece[]) {
  const plain = [
    withDayRanges(wanted),
    ...ofWanted.filter(({ part }) => part !== 'not').map(spelledOut),
  ].join(' . ');
  const heard = toHeard(plain);
  const inPlain = findRadius(plain);
  return {
    heard,
    radius: findRadius(message)?.km ?? inPlain?.km ?? null,
    workload: findWorkload(inPlain?.rest ?? plain),
    kinds: kindsIn(heard),
    times: timesIn(heard),
    pay: findPay(plain),
  };
}

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
  const manner = await readManner(db, typed, asked);
  const { message, whole, pieces, isBrief } = manner;
  if (manner.as === 'none') return null;
  const distance = distanceIn(message);
  const alone = { ...NOTHING, distance, instead: INSTEAD.test(message) };
  const nothing = distance === null ? null : alone;
  const isTelling = manner.as === 'told';
  if (manner.as === 'about others') return nothing;
  if (isTelling && !(await isAboutWork(db, manner))) return nothing;

  const { wanted, unwanted: said } = readClauses(message);
  // Each costs the database some questions.
  const unwanted = [...new Set(said)].slice(0, CLAUSES_MAX);
  const { ofWanted, counted } = piecesOfWish(pieces, wanted, said);
  const amounts = readAmounts(message, wanted, ofWanted);
  const { heard, workload, kinds, times, pay } = amounts;
  const km = amounts.radius ?? DEFAULT_RADIUS_KM;
  const where = await readWhere(db, {
    message,
    wanted,
    unwanted,
    pieces,
    atHome: ofWanted.flatMap(({ part, text }) => (part === 'home' ? [text] : [])),
    km,
    isAsked: asked === 'where' || manner.isElsewhere,
  });
  const what = await readWhat(db, manner, wanted, ofWanted, where.place);
  const not = await readNotWanted(db, unwanted, pieces, where.place);
  const slots = slotsOf({
    kinds,
    times,
    pay,
    radius: amounts.radius,
    hours: workload,
    without: not.excluded,
  });
  const leftBy = (at: FoundPlace | null, read: ReadWork, around = '') =>
    unsureWords(wanted, { slots, words: wordsOf(read), place: `${namesOf(at)} ${around}` });
  const first = await what.readAt(where.place);
  // What is no work and nothing else may be a town that is called like a thing, or typed in small.
  const place = where.place ?? (await findCalled(db, leftBy(null, first), wanted, km));
  const around = await regionNames(db, place);
  const work = place === where.place ? first : await what.readAt(place);
  if (isTelling && work.kind === 'none') return nothing;

  const { isAnyWork } = what;
  const isSure = work.kind === 'sure';
  // 'Was gibt es heute zu essen' names no town, unless there is work in it.
  const isChance = place !== where.place && work.kind === 'none' && asked === null;
  const unsure = async () => [
    ...(await leftOver(db, {
      words: isChance ? leftBy(where.place, work) : leftBy(place, work, around),
      works: what.works,
      pieces,
      isPast: says(whole, PAST),
      place: place !== 'home' && place?.locationId === anywhere.locationId ? null : place,
      wanted,
      isWork: work.kind !== 'none' || isAnyWork,
      isVague: isSure && work.isVague,
    })),
    ...(isSure ? work.loose : []),
    ...(CORRECTS.test(message) ? [] : await unreadOf(db, not)),
    ...(where.isGuess && where.place ? [nameOf(where.place)] : []),
    ...(isRefused(work, not) ? not.clauses : []),
    ...disagreements(counted, isBrief, {
      work: isSure ? work.work.label : work.kind === 'candidates' || isAnyWork,
      place: place === null ? null : place === 'home' || nameOf(place),
      times: times.map(({ label }) => label),
      not: not.excluded.length > 0 ? not.clauses : [],
      // 'Ein paar Stunden' is part time, however many they are.
      hours: workload !== null || kinds.some(({ id }) => id === 'part-time'),
      pay: pay !== null,
      kind: kinds.length > 0,
      radius: amounts.radius !== null || distance !== null || place === 'home',
    }),
  ];
  const doubts = asked === 'where' && where.place !== null ? [] : distinct(await unsure());
  // 'Ich habe in Bad Elster gearbeitet' tells, whatever is named in it; 'gelernter Maurer, Bonn' wishes.
  const isEarlier =
    says(heard, PAST) &&
    !says(heard, WISH) &&
    (!what.isOfPieces || (BEGINS_TO_TELL.test(message) && TOLD_PAST.test(message)));
  // 'Arbeit in Wannweil' says no other.
  const isOnlyWork = () =>
    work.kind === 'none' &&
    doubts.length === 0 &&
    place !== null &&
    place !== 'home' &&
    says(whole, ONLY_WORK);
  const wish: WishIntent = {
    ...alone,
    as: isEarlier ? 'earlier' : manner.as === 'wish' ? 'wish' : 'told',
    what: workWords(work, what.isOfPieces ? what.works.join(', ') : withoutPlace(wanted, place)),
    exact: what.isExact,
    anyWork: isAnyWork || isOnlyWork(),
    where: place && nameOf(place),
    radiusKm: amounts.radius,
    hours: workload?.kind === 'hours' ? workload.hours : workload?.kind === 'any' ? 'any' : null,
    kinds: kinds.map(({ id }) => id),
    times: times.map(({ id }) => id),
    pay,
    without: not.excluded.length > 0 ? not.clauses.slice(0, WITHOUT_MAX) : [],
    unsure: doubts.slice(0, UNSURE_MAX),
    agrees: matchesIntent(message, 'yes'),
  };
  return isEmpty(wish) ? null : wish;
}
