import type { Database } from '../database/database.ts';
import { positions } from '../database/schema.ts';
import { termsOf } from '../matching/experience-text.ts';
import { fold } from '../places/fold.ts';

/** Most positions that a job is found by. */
const MOST = 4;

/** Tells which positions a title speaks of: those whose label or keyword stands in it. */
export async function readPositions(db: Database): Promise<(title: string) => number[]> {
  const known = (await db.select().from(positions)).map((position) => ({
    id: position.id,
    terms: termsOf(position).map((term) => ` ${term}`),
  }));
  return (title) => {
    const text = ` ${fold(title)}`;
    const found = known.filter(({ terms }) => terms.some((term) => text.includes(term)));
    return found.slice(0, MOST).map(({ id }) => id);
  };
}
