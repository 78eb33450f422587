import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { clients, jobDemands, jobWords } from '../database/schema.ts';

/** Words of one search that count. */
const WORDS_MAX = 8;
/** Employers whose name a word is part of. */
const EMPLOYERS_MAX = 200;

/** What the index of names holds (drizzle: clients_words). */
const employerWords = sql`to_tsvector('simple', ${clients.profileName})`;
/** The most that a job pays an hour, as the index of pay has it (drizzle: job_demands_pay). */
export const hourlyPay = sql`coalesce(${jobDemands.payTo}, ${jobDemands.payFrom})`;

/**
 * Room for a bitmap of all jobs that have a frequent word; without it, rows are read to find them again. All rows one
 * after the other are never read: where the planner expects a thousand soon there may be none.
 */
const BITMAP_ROOM = sql`select set_config('work_mem', '64MB', true), set_config('enable_seqscan', 'off', true)`;

/** Asks by bitmaps of indexes, with room for those of many jobs. */
export function withRoom<T>(db: Database, ask: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await transaction.execute(BITMAP_ROOM);
    return ask(transaction);
  });
}

/** Of each list one: what jobs are marked with beside their words (sql/job-words.sql). */
type Marks = readonly (readonly string[])[];

/** What a job has to say: some words, and what it is marked with. */
export type Asked = { readonly words: readonly string[]; readonly marks: Marks };

/** The same with the employers whose name has all the words. */
export type Said = Asked & {
  readonly clientIds: readonly number[];
  /** Which part of the newest jobs says it, from 0 to 1; 0 where nobody looked. */
  readonly share: number;
  /** How many active jobs say it by these; of all, of Ehrenamt, and of what is done from home. */
  readonly expected?: Readonly<Record<'all' | 'volunteer' | 'home', number>>;
  /** Which part of all jobs says each of the words, and each list of marks, by the newest. */
  readonly parts?: readonly number[];
  /** How many active jobs there are, by '', and with each mark of a place, a kind or hours. */
  readonly counted?: Readonly<Record<string, number>>;
  /** So many of the newest say it that more than are counted do (jobs-1). */
  readonly isUncounted?: boolean;
};

const quote = (text: string) => `'${text}'`;

const prefixesOf = (words: readonly string[]) =>
  words.map((word) => `${quote(word)}:*`).join(' & ');

/** Every word, or its beginning: 'Garten' finds 'Gartenarbeit', too. */
export const queryOf = (words: readonly string[]): SQL =>
  sql`to_tsquery('german', ${prefixesOf(words)})`;

/** The words of a typed text; letters and digits only, so that they say nothing to the database. */
export function searchedWords(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX);
}

/** On the words of a job: its employer is called so. */
export const isCalled = (clientIds: readonly number[]): SQL =>
  sql`${jobWords.clientId} = any(${sql.param(clientIds)}::int[])`;

/** On the words of a job: all are said, or its employer is called so, and it is marked. */
export function saying({ words, marks }: Asked, clientIds: readonly number[]): SQL {
  const marked = marks.map((some) => `(${some.map((one) => quote(`=${one}`)).join(' | ')})`);
  const isMarked = sql`${jobWords.words} @@ ${marked.join(' & ')}::tsquery`;
  if (words.length === 0) return isMarked;
  const isSaid = sql`${jobWords.words} @@ ${queryOf(words)}`;
  const either = clientIds.length === 0 ? isSaid : sql`(${isSaid} or ${isCalled(clientIds)})`;
  // Two conditions: together with marks, a query of words that say nothing would be one of the marks alone.
  return marks.length > 0 ? sql`(${either} and ${isMarked})` : either;
}

/** On the words of a job: they say what is asked, or its employer is called so. */
export const says = (said: Said): SQL => saying(said, said.clientIds);

/** The same where only the id of a job is at hand. */
export const jobSays = (id: SQL, said: Said): SQL =>
  sql`(select ${says(said)} from ${jobWords} where ${jobWords.jobDemandId} = ${id})`;

/** What is asked, with the employers that are called so. */
export async function withEmployers(db: Database, asked: Asked): Promise<Said> {
  if (asked.words.length === 0) return { ...asked, clientIds: [], share: 0 };
  const query = prefixesOf(asked.words);
  const called = await db
    .select({ id: clients.id })
    .from(clients)
    .where(sql`not ${clients.isPrivate} and ${employerWords} @@ to_tsquery('simple', ${query})`)
    .limit(EMPLOYERS_MAX);
  return { ...asked, clientIds: called.map(({ id }) => id), share: 0 };
}

/** A job by its id, and what parts of a list are asked for: others need not look at it. */
export type NamedJob = {
  readonly id: number;
  readonly code: string | null;
  readonly positionIds: readonly number[];
  readonly potentialJobId: number | null;
};

/** Jobs that say something, as a filter takes them. */
export type Saying = {
  /** The few that say it. */
  readonly named?: readonly NamedJob[];
  /** More active jobs say it than are named one by one. */
  readonly said?: Said;
};

/** What is asked of jobs beside position and place, as a filter takes it. */
export type AskedOfJobs = Saying & {
  /** What is asked of the job's own row. */
  readonly ofJob?: SQL;
};

/** Whole euros of an hour's pay that jobs are marked with. */
const [LEAST_EURO, MOST_EURO] = [10, 60];

/** The mark of jobs that pay so much an hour at least, or nearly. @param cents an hour */
export function payMark(cents: number): string {
  const euros = Math.min(Math.floor(cents / 100), MOST_EURO);
  return `p${euros < LEAST_EURO ? 0 : euros}`;
}

/** On a job: it pays so many cents an hour at least. */
const paysAtLeast = (cents: number): SQL =>
  sql`${jobDemands.payUnit} = 'hour' and ${hourlyPay} >= ${cents}::int`;

/** What the mark of a pay leaves open, on a job. @param cents an hour */
export function payBeyondMark(cents: number): SQL | undefined {
  const isMarked = cents % 100 === 0 && cents >= LEAST_EURO * 100 && cents <= MOST_EURO * 100;
  return isMarked ? undefined : paysAtLeast(cents);
}
