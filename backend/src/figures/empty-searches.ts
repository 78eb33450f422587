import { createHash } from 'node:crypto';
import type { EMPTY_SEARCH_PLACES } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { lt, sql } from '../database/drizzle.ts';
import { emptySearches } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { germanDay } from './daily-figures.ts';

type EmptySearch = {
  readonly place: (typeof EMPTY_SEARCH_PLACES)[number];
  readonly words: string;
  /** Who searched: the number of a user, or a network. It is not stored. */
  readonly visitor: string;
};

const MOST_WORDS = 6;
const LONGEST = 60;
/** Longer than the longest time that figures show. */
const RETENTION_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * What was searched as it may be stored: small letters, at most six words. Null for what may name somebody
 * (numbers, addresses) or is no word.
 */
export function countableWords(typed: string): string | null {
  const words = typed.toLocaleLowerCase('de').replaceAll(/\s+/g, ' ').trim();
  const isPlain = /^[\p{L}][\p{L} .,/+'()&-]*$/u.test(words);
  if (!isPlain || words.length > LONGEST || words.split(' ').length > MOST_WORDS) return null;
  return words;
}

/** The Monday of the week of a day, yyyy-mm-dd. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS)
    .toISOString()
    .slice(0, 10);
}

/**
 * Notes that somebody has searched in vain; once a week for each of them (operators-39). Nothing is refused
 * because of it.
 */
export async function noteEmptySearch(
  { db, now, warn }: Pick<Services, 'db' | 'now' | 'warn'>,
  { place, words: typed, visitor }: EmptySearch,
): Promise<void> {
  const words = countableWords(typed);
  if (words === null) return;
  const week = mondayOf(germanDay(now()));
  const hash = createHash('sha256').update(`${week} ${visitor}`).digest();
  await db
    .insert(emptySearches)
    .values({ week, place, words, visitor: hash.readUInt16BE(0) })
    .onConflictDoNothing()
    .catch(() => warn('A search without result was not counted.'));
}

/** Deletes what no figure shows any more, and words that too few have said, after their week. */
export async function deleteOldEmptySearches(db: Database, now: Date): Promise<void> {
  const old = germanDay(new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  await db.delete(emptySearches).where(lt(emptySearches.week, old));
  // Across four weeks: what one visitor a week says is said by several in the end.
  const month = germanDay(new Date(now.getTime() - 35 * DAY_MS));
  await db.execute(sql`
    delete from empty_searches where week < ${month} and words in (
      select words from empty_searches group by words having count(distinct visitor) < 3)`);
}
