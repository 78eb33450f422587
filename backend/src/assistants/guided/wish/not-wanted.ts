import type { Database } from '../../../database/database.ts';
import { fold } from '../../../places/fold.ts';
import type { FoundPlace } from '../../understanding/place/place.ts';
import { isHarmless } from '../../understanding/wish/clauses.ts';
import type { Piece } from '../../understanding/wish/parts/parts.ts';
import { spelledOut } from '../../understanding/wish/parts/spell-out.ts';
import { type Excluded, readExcluded } from '../../understanding/wish/read-excluded.ts';
import { unsureWords } from '../../understanding/wish/unsure-words.ts';
import type { ReadWork } from '../../understanding/wish/work.ts';
import { namesOf } from './where.ts';

/**
 * What is not wanted: the clauses that grammar tells, and pieces that it does not; of what no list knows,
 * the thing that it is about.
 */
async function clausesOf(
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

/** Clauses that say what is not wanted, and what they exclude. */
export type NotWanted = {
  readonly clauses: readonly string[];
  readonly excluded: readonly Excluded[];
};

/** Reads what is not wanted. */
export async function readNotWanted(
  db: Database,
  unwanted: readonly string[],
  pieces: readonly Piece[],
  place: FoundPlace | null,
): Promise<NotWanted> {
  // 'Macht mir nix, Laichingen' excludes no town.
  const isOfPlace = ({ word }: Excluded) =>
    word !== undefined && fold(namesOf(place)).includes(fold(word));
  const clauses: string[] = [];
  for (const clause of await clausesOf(db, unwanted, pieces)) {
    const read = await readExcluded(db, [clause]);
    if (read.length === 0 || !read.every(isOfPlace)) clauses.push(clause);
  }
  return { clauses, excluded: await readExcluded(db, clauses) };
}

/** Whether the work that is wished for is refused, too: one of both was misread. */
export const isRefused = (read: ReadWork, { excluded }: NotWanted): boolean =>
  read.kind === 'sure' &&
  excluded.some(({ positionIds }) => positionIds?.some((id) => read.work.positionIds.includes(id)));

/** Words of what is not wanted that cannot be named. */
export async function unreadOf(db: Database, { clauses }: NotWanted): Promise<string[]> {
  const unread: string[] = [];
  for (const text of clauses) {
    const left = unsureWords(text, { slots: new Set(), words: [], place: '' });
    // What only stands somewhere in a job's text may be no part of the wish: 'dafür gibt es kein Formular'.
    const isNamed = (await readExcluded(db, [text])).some(({ word }) => word === undefined);
    if (left.length > 0 && !isNamed) unread.push(...left);
  }
  return unread;
}
