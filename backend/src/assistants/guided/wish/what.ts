import type { Database } from '../../../database/database.ts';
import { COMMON_WORDS, heardWord } from '../../understanding/phrases/common-words.ts';
import { says, toHeard } from '../../understanding/phrases/phrases.ts';
import type { FoundPlace } from '../../understanding/place/place.ts';
import { isOfKindAlone } from '../../understanding/wish/kinds.ts';
import { isOfPeople } from '../../understanding/wish/name-work.ts';
import { misspeltName } from '../../understanding/wish/near-names.ts';
import type { Piece } from '../../understanding/wish/parts/parts.ts';
import { readWanted } from '../../understanding/wish/read-wanted.ts';
import { isPlaceOfWork, phrasesOf } from '../../understanding/wish/read-work.ts';
import { OF_WORK } from '../../understanding/wish/search-gram.ts';
import { ANY_WORK, EVERYTHING, PAST } from '../../understanding/wish/wish-words.ts';
import { withoutPlace } from '../../understanding/wish/without-place.ts';
import type { ReadWork } from '../../understanding/wish/work.ts';
import { loadWorkIndex, nameKey } from '../../understanding/wish/work-index.ts';
import type { Manner } from './manner.ts';

/** Texts of which every word is a name of work, with its typing errors. */
async function nearlyWorks(db: Database, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const index = await loadWorkIndex(db);
  return texts.filter((text) => misspeltName(index, text).length > 0);
}

/** Names of people who do some work, in none of the pieces of a message. */
async function peopleOutside(
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

/** Work as such, however it is: 'leichte Tätigkeit' is searched by no word. */
const AS_SUCH =
  /^(?:(?:eine?n?|irgendeine?n?|etwas|was|\p{Ll}{4,12}e[nrs]?) ){0,3}(?:Arbeit|Tätigkeit|Beschäftigung|Aufgabe|Stelle|Job|Nebenjob)(?:en|n|s)?$|^(?:\p{Ll}+ )?(?:an|zu)packen$/u;

/** 'Eine leichte Arbeit' in the midst of what is wanted. */
const LIGHT =
  /\b(?:körperlich )?(?:leichte|einfache|ruhige|sinnvolle|kleine|nette|schöne)[nrs]? (?=(?:Arbeit|Tätigkeit|Beschäftigung|Aufgabe)(?:en)?\b)/gu;
const isAsSuch = (text: string): boolean => AS_SUCH.test(text.trim());

/** What of a message is about work. */
export type What = {
  /** The pieces that name it. */
  readonly works: readonly string[];
  /** Whether it was read of these pieces, and not of all that is wanted. */
  readonly isOfPieces: boolean;
  /** Only names count, no words that may be about work. */
  readonly isExact: boolean;
  /** Whether any work will do: 'egal was', or nothing but work as such is named. */
  readonly isAnyWork: boolean;
  /** The work, where a place in the text is known to be no work. */
  readAt(place: FoundPlace | null): Promise<ReadWork>;
};

/**
 * Reads what: of the pieces that name work, else of all that is wanted.
 * @param wanted without what is not wanted
 * @param pieces of what is wanted
 * @param place where it is wanted
 */
export async function readWhat(
  db: Database,
  manner: Manner,
  wanted: string,
  pieces: readonly Piece[],
  place: FoundPlace | null,
): Promise<What> {
  const { whole, asked } = manner;
  const textsOf = (part: Piece['part']) =>
    pieces.flatMap((piece) => (piece.part === part ? [piece.text] : []));
  const named = textsOf('work');
  const isWork = (text: string) =>
    !says(toHeard(text), ANY_WORK) &&
    !isOfKindAlone(text) &&
    !isAsSuch(text) &&
    withoutPlace(text, place).trim() !== '';
  // 'Chaufeur' may be taken for a place.
  const misspelt = place === null ? await nearlyWorks(db, textsOf('place')) : [];
  const phrases = phrasesOf(await loadWorkIndex(db), wanted);
  // 'Häuser hüten' is one name, whatever part of it a piece is.
  const asNamed = (text: string) => phrases.find((name) => name.includes(text)) ?? text;
  const ofWork = [...new Set([...named.filter(isWork).map(asNamed), ...misspelt])];
  // Whoever is named beside what the pieces say does the work: 'Einen Hausmeisterposten in einer Schule'. What
  // somebody was is it only where the pieces say no more than where: 'bin gelernter Koch, gern in einer Schulküche'.
  const isMeant = !says(whole, PAST) || ofWork.every((text) => isPlaceOfWork(wanted, text));
  const works =
    ofWork.length > 0 && isMeant
      ? [...(await peopleOutside(db, wanted, manner.pieces)), ...ofWork]
      : ofWork;
  const isAsked = asked === 'what';
  const marked = await readWanted(db, works.join(', '), { isAsked, isExact: false });
  const isWorkAsSuch = named.length > 0 && named.every(isAsSuch);
  const isAnyWork = isWorkAsSuch || says(whole, ANY_WORK);
  // 'Leichten Minijob, egal was' means none of what one of the words may be called.
  const isOfPieces = marked.kind === 'sure' || (marked.kind !== 'none' && !isAnyWork);
  // 'Irgendwas, ich soll aus dem Haus': beside any work only a name says which.
  const isAny = (works.length === 0 || !isOfPieces) && isAnyWork;
  const isExact = !isOfPieces && (manner.as !== 'wish' || manner.isQuestion || isAny);
  // 'Gelernter Drucker, mache alles andere' does not want to print.
  const isWhatever = isWorkAsSuch || (says(whole, EVERYTHING) && says(whole, PAST));
  const isTown = asked === 'where' && place !== null;
  return {
    works,
    isOfPieces,
    isExact,
    isAnyWork,
    readAt: async (at) => {
      if (isTown || isWhatever) return { kind: 'none' };
      if (isOfPieces) return marked;
      // Other places that are named are no work, either.
      const rest = textsOf('place').reduce(
        (text, other) => text.replace(other, ' '),
        withoutPlace(wanted, at).replace(LIGHT, ''),
      );
      return readWanted(db, rest, { isAsked, isExact });
    },
  };
}
