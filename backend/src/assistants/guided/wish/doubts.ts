import type { Database } from '../../../database/database.ts';
import type { FoundPlace } from '../../understanding/place/place.ts';
import { offersFor } from '../../understanding/wish/offer-works.ts';
import type { Part, Piece } from '../../understanding/wish/parts/parts.ts';
import { OF_WORK } from '../../understanding/wish/search-gram.ts';
import { loadWorkIndex, nameKey } from '../../understanding/wish/work-index.ts';

/** What is left of a message, and what was read of it. */
type Left = {
  /** Words as they were typed, that no reader took. */
  readonly words: readonly string[];
  /** Pieces that name work. */
  readonly works: readonly string[];
  readonly pieces: readonly Piece[];
  /** Whether the message tells of earlier work. */
  readonly isPast: boolean;
  /** The place that was read: without one a word after 'in' may name it. */
  readonly place: FoundPlace | null;
  /** What is wanted, as it was typed. */
  readonly wanted: string;
  /** Whether any work was read: without it every word may be what is meant. */
  readonly isWork: boolean;
  /** Whether it was read of words that name no work themselves ('Ordnung'): then every noun may say more. */
  readonly isVague: boolean;
};

/** Whether a word stands where a place does: 'überall im Ländle'. */
const isLedIn = (typed: string, word: string): boolean =>
  [' in ', ' im ', ' bei ', ' um ', ' nähe ', ' raum ', ' region '].some((before) =>
    ` ${typed} `.toLowerCase().includes(`${before}${word.toLowerCase()} `),
  );

/**
 * What of the words that no reader took has to be asked: pieces about work as a whole; beside them only what
 * belongs to another piece; without them all but words that belong to none and that no picker knows. Names of
 * work that belong to no piece come first.
 */
export async function leftOver(
  db: Database,
  { words, works, pieces, isPast, place, wanted, isWork, isVague }: Left,
): Promise<string[]> {
  const phrases = works.filter((text) => words.some((word) => text.includes(word)));
  const { byName, byFurther, byNear } = await loadWorkIndex(db);
  const isName = (word: string) =>
    [byName, byFurther, byNear].some((names) =>
      [nameKey(word), nameKey(word).replace(OF_WORK, '')].some((key) => names.has(key)),
    );
  const names: string[] = [];
  const others: string[] = [];
  for (const word of words) {
    if (phrases.some((text) => text.includes(word))) continue;
    if (isName(word)) {
      names.push(word);
      continue;
    }
    const isOfPiece =
      pieces.some(({ text }) => text.includes(word)) || (place === null && isLedIn(wanted, word));
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
export function disagreements(
  pieces: readonly Piece[],
  isBrief: boolean,
  read: ReadParts,
): string[] {
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
    season: isTimed || read.kind,
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

/** Each doubt once: of texts within each other the first. */
export const distinct = (texts: readonly string[]): string[] =>
  texts.filter(
    (text, at) =>
      !texts.some((other, on) => on < at && (other.includes(text) || text.includes(other))),
  );
