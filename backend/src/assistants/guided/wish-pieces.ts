import { placeOfLocationLabel } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { fold } from '../../places/fold.ts';
import { type FoundPlace, homeoffice } from '../understanding/place/place.ts';
import { isHarmless } from '../understanding/wish/clauses.ts';
import { offersFor } from '../understanding/wish/offer-works.ts';
import type { Part, Piece } from '../understanding/wish/parts/parts.ts';
import { spelledOut } from '../understanding/wish/parts/spell-out.ts';
import { readExcluded } from '../understanding/wish/read-excluded.ts';
import { readPlace } from '../understanding/wish/read-place.ts';
import { loadWorkIndex, nameKey } from '../understanding/wish/work-index.ts';

/** Whether a place that was read from the whole text is what pieces name, or where work is done at home. */
export const isNamedIn = (place: FoundPlace, texts: readonly string[]): boolean =>
  place !== 'home' &&
  (place.locationId === homeoffice.locationId ||
    placeOfLocationLabel(place.label)
      .split(/[^\p{L}]+/u)
      .some((name) => name.length > 2 && texts.some((text) => fold(text).includes(fold(name)))));

/** The place that pieces name which say where: 'tegel', 'Kreis Plön'. */
export async function placeIn(db: Database, texts: readonly string[], km: number) {
  for (const text of texts) {
    const name = text.replace(/(?<=^|[\s-])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
    const place = await readPlace(db, [`in ${name}`], km, false);
    if (place !== null && place !== 'home') return place;
  }
  return null;
}

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
 */
export async function leftOver(
  db: Database,
  left: readonly string[],
  works: readonly string[],
  pieces: readonly Piece[],
  isPast: boolean,
): Promise<string[]> {
  const phrases = works.filter((text) => left.some((word) => text.includes(word)));
  const { byName, byFurther, byNear } = await loadWorkIndex(db);
  const isName = (word: string) =>
    [byName, byFurther, byNear].some((names) => names.has(nameKey(word)));
  const names: string[] = [];
  const others: string[] = [];
  for (const word of left) {
    if (phrases.some((text) => text.includes(word))) continue;
    if (isName(word)) {
      names.push(word);
      continue;
    }
    const isOfPiece = pieces.some(({ text }) => text.includes(word));
    const isSaid = async () =>
      phrases.length === 0 &&
      (pieces.length === 0 || (await offersFor(db, [word], false)).length > 0);
    if (isOfPiece || (await isSaid())) others.push(word);
  }
  // What somebody was is no wish, but may be offered where something is asked anyhow.
  const isAsked = !isPast || phrases.length + others.length > 0;
  return [...(isAsked ? names : []), ...phrases, ...others];
}

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
