import type { Database } from '../database/database.ts';
import { positions } from '../database/schema.ts';
import { termsOf } from '../matching/experience-text.ts';
import { fold } from '../places/fold.ts';

/** Most positions that a job is found by. */
const MOST = 4;

/** Terms are looked up by so many letters, fewer than any has: a feed has thousands of titles. */
const LETTERS = 3;

/** Tells which positions a title speaks of: those whose label or keyword stands in it. */
export async function readPositions(db: Database): Promise<(title: string) => number[]> {
  const rows = await db.select().from(positions);
  const ranks = new Map(rows.map(({ id }, rank) => [id, rank]));
  const byStart = new Map<string, { id: number; term: string }[]>();
  for (const position of rows) {
    for (const term of termsOf(position)) {
      const start = term.slice(0, LETTERS);
      const known = byStart.get(start) ?? [];
      byStart.set(start, [...known, { id: position.id, term }]);
    }
  }
  const rankOf = (id: number) => ranks.get(id) ?? 0;
  return (title) => {
    const text = fold(title);
    const found = new Set<number>();
    for (let at = 0; at >= 0; at = text.indexOf(' ', at) + 1 || -1) {
      for (const { id, term } of byStart.get(text.slice(at, at + LETTERS)) ?? []) {
        if (text.startsWith(term, at)) found.add(id);
      }
    }
    return [...found].sort((one, other) => rankOf(one) - rankOf(other)).slice(0, MOST);
  };
}
