import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { clients, jobDemands } from '../database/schema.ts';

/** Words of one search that count. */
const WORDS_MAX = 8;
/** Employers whose name a word is part of. */
const EMPLOYERS_MAX = 200;

/** What the index of titles and texts holds (drizzle: job_demands_words). */
const jobWords = sql`to_tsvector('german', ${jobDemands.title} || ' ' || ${jobDemands.description})`;
/** What the index of names holds (drizzle: clients_words). */
const employerWords = sql`to_tsvector('simple', ${clients.profileName})`;

/** Every word, or its beginning: 'Garten' finds 'Gartenarbeit', too. */
function queryOf(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}

/** The words of a typed text; letters and digits only, so that they say nothing to the database. */
export function searchedWords(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX);
}

/** Jobs whose title or text has all the words, and those of employers that are called so. */
export async function jobsWithWords(db: Database, words: readonly string[]): Promise<SQL> {
  const query = queryOf(words);
  const called = await db
    .select({ id: clients.id })
    .from(clients)
    .where(sql`not ${clients.isPrivate} and ${employerWords} @@ to_tsquery('simple', ${query})`)
    .limit(EMPLOYERS_MAX);
  const inText = sql`${jobWords} @@ to_tsquery('german', ${query})`;
  if (called.length === 0) return inText;
  const ids = called.map(({ id }) => id);
  return sql`(${inText} or ${jobDemands.clientId} = any(${sql.param(ids)}::int[]))`;
}
