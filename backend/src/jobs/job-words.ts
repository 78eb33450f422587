import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { keptReference } from '../database/kept-reference.ts';
import { clients, jobDemands } from '../database/schema.ts';

/** Words of one search that count. */
const WORDS_MAX = 8;
/** Employers whose name a word is part of. */
const EMPLOYERS_MAX = 200;
/** Up to here jobs are named one by one; what more jobs have is found soon enough among the newest. */
const FEW = 5_000;

/** What the index of titles and texts holds (drizzle: job_demands_words). */
const jobWords = sql`to_tsvector('german', ${jobDemands.title} || ' ' || ${jobDemands.description})`;
/** What the index of names holds (drizzle: clients_words). */
const employerWords = sql`to_tsvector('simple', ${clients.profileName})`;
/** The most that a job pays an hour, as the index of pay has it (drizzle: job_demands_pay). */
export const hourlyPay = sql`coalesce(${jobDemands.payTo}, ${jobDemands.payFrom})`;

const rowsOfIds = z.object({ rows: z.array(z.object({ id: z.int() })) });

/**
 * Room for a bitmap of all jobs that have a frequent word. Without it the database forgets which rows of a page
 * those are, and takes the words of each row anew, which takes seconds with a million jobs.
 */
const BITMAP_ROOM = sql`set local work_mem = '64MB'`;

/** Asks with room for a bitmap of many jobs. */
export function withRoom<T>(db: Database, ask: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await transaction.execute(BITMAP_ROOM);
    return ask(transaction);
  });
}

/** A condition on a job's own row. */
export type OfJob = {
  readonly condition: SQL;
  /** More active jobs meet it than are ever counted. */
  readonly isFrequent: boolean;
};

/** A condition on a job as its few ids, where the planner would not expect them to be few. */
async function asFewIds(db: Database, condition: SQL, find: SQL): Promise<OfJob> {
  const { rows } = rowsOfIds.parse(await withRoom(db, (roomy) => roomy.execute(find)));
  if (rows.length > FEW) return { condition, isFrequent: true };
  const ids = rows.map(({ id }) => id);
  return {
    condition: sql`${jobDemands.id} = any(${sql.param(ids)}::int[])`,
    isFrequent: false,
  };
}

/** Every word, or its beginning: 'Garten' finds 'Gartenarbeit', too. */
function queryOf(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}

/** The words of a typed text; letters and digits only, so that they say nothing to the database. */
export function searchedWords(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX);
}

/** What is frequent stays so for some minutes; what is rare is looked up each time. */
const keptIfFrequent = { size: ({ isFrequent }: OfJob) => Number(isFrequent), room: 10_000 };

/** On a job: title or text has all the words, or its employer is called so. */
export async function saysWords(db: Database, words: readonly string[]): Promise<SQL> {
  const query = queryOf(words);
  const called = await db
    .select({ id: clients.id })
    .from(clients)
    .where(sql`not ${clients.isPrivate} and ${employerWords} @@ to_tsquery('simple', ${query})`)
    .limit(EMPLOYERS_MAX);
  const inText = sql`${jobWords} @@ to_tsquery('german', ${query})`;
  const ids = called.map(({ id }) => id);
  return ids.length === 0
    ? inText
    : sql`(${inText} or ${jobDemands.clientId} = any(${sql.param(ids)}::int[]))`;
}

/** Jobs whose title or text has all the words, and those of employers that are called so. */
export const jobsWithWords = keptReference(async (db: Database, words: readonly string[]) => {
  const found = await saysWords(db, words);
  // Planned as if all were wanted, so by the index of words, and read only as far as needed.
  return asFewIds(
    db,
    found,
    sql`with found as materialized (
      select ${jobDemands.id} from ${jobDemands} where ${jobDemands.status} = 'active' and ${found}
    ) select id from found limit ${FEW + 1}`,
  );
}, keptIfFrequent);

/** On a job: it pays so many cents an hour at least. */
export const paysAtLeast = (cents: number): SQL =>
  sql`${jobDemands.payUnit} = 'hour' and ${hourlyPay} >= ${cents}::int`;

/** Jobs that pay so many cents an hour at least. */
export const jobsPaying = keptReference((db: Database, cents: number) => {
  const pays = paysAtLeast(cents);
  // In the order of the index, so by the index.
  return asFewIds(
    db,
    pays,
    sql`select ${jobDemands.id} from ${jobDemands} where ${jobDemands.status} = 'active' and ${pays}
      order by ${hourlyPay} desc, ${jobDemands.createdAt}, ${jobDemands.id} limit ${FEW + 1}`,
  );
}, keptIfFrequent);
