import { type AnyColumn, like, or, type SQL } from '../database/drizzle.ts';

/** The column, a folded text, holds a word that begins with the folded word. */
export function startsWord(column: AnyColumn, word: string): SQL | undefined {
  return or(like(column, `${word}%`), like(column, `% ${word}%`));
}
