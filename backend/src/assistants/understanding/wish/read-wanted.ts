import type { Database } from '../../../database/database.ts';
import { spansOf, toHeard } from '../phrases/phrases.ts';
import { STRONG_WISH } from './expresses-wish.ts';
import { type HowToRead, readWork } from './read-work.ts';
import type { ReadWork } from './work.ts';

/** Words of a message that needs no 'ich suche' to be a wish. */
export const BRIEF = 16;

/** The work of a text; of a long one first of the part that says what is wanted. */
export async function readWanted(db: Database, text: string, how: HowToRead): Promise<ReadWork> {
  const heard = toHeard(text);
  const [wish] =
    heard.words.length > BRIEF ? spansOf(heard, STRONG_WISH).sort((a, b) => b.from - a.from) : [];
  const from = heard.words[wish?.from ?? 0]?.start ?? 0;
  const later = from > 0 ? await readWork(db, text.slice(from), how) : null;
  return later && later.kind !== 'none' ? later : readWork(db, text, how);
}
